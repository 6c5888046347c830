/** From the month in which a place or a program is at its best to the one in which nothing leaves. */
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

/** What each of twelve months is, January first; none where nobody told. */
export function seasonsOf({ bestMonths, goodMonths, departures = [] }: SeasonFields): Season[] {
  if (bestMonths.length + goodMonths.length === 0) return [];
  const leaving = new Set(departures.map(({ day }) => monthOf(day)));
  return MONTHS.map((month) => {
    if (bestMonths.includes(month)) return "best";
    if (goodMonths.includes(month)) return "good";
    return leaving.size === 0 || leaving.has(month) ? "quiet" : "closed";
  });
}

/** The months worth coming in, as a card has them: "4.5.9"; "" where nobody told. */
export const codeMonths = ({ bestMonths, goodMonths }: SeasonFields): string =>
  MONTHS.filter((month) => bestMonths.includes(month) || goodMonths.includes(month)).join(".");
