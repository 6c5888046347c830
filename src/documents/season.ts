/** What a month is for a place or a program; "closed": there are departures, but none in that month. */
export const SEASONS = ["best", "good", "quiet", "closed"] as const;
export type Season = (typeof SEASONS)[number];

/** 1 is January. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

interface SeasonFields {
  bestMonths: readonly number[];
  goodMonths: readonly number[];
  /** Of what leaves on some days. */
  departures?: readonly { day: string }[];
}

/** monthOf("2027-05-15") => 5 */
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The season of each month, January first; empty if unknown. */
export function seasonsOf({ bestMonths, goodMonths, departures = [] }: SeasonFields): Season[] {
  if (bestMonths.length + goodMonths.length === 0) return [];
  const leaving = new Set(departures.map(({ day }) => monthOf(day)));
  return MONTHS.map((month) => {
    if (bestMonths.includes(month)) return "best";
    if (goodMonths.includes(month)) return "good";
    return leaving.size === 0 || leaving.has(month) ? "quiet" : "closed";
  });
}

/** The best and good months, encoded for a card: "4.5.9"; "" if unknown. */
export const codeMonths = ({ bestMonths, goodMonths }: SeasonFields): string =>
  MONTHS.filter((month) => bestMonths.includes(month) || goodMonths.includes(month)).join(".");
