// The days on which what is closed on public holidays is closed (visits.ts).

export type HolidayCountry = "HR" | "RS";

const DAY = 24 * 60 * 60 * 1000;

/** dayAfter("2027-05-01", 2) => "2027-05-03" */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Gauss, as Meeus, Jones and Butcher put it. */
export function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Julian, thirteen days earlier by that calendar until the year 2099. */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  return dayAfter(dayOf(year, Math.floor(sum / 31), (sum % 31) + 1), 13);
}

const FIXED: Record<HolidayCountry, string> = {
  // Zakon o blagdanima, spomendanu i neradnim danima (NN 110/2019)
  HR: "01-01 01-06 05-01 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26",
  // Zakon o državnim i drugim praznicima (Sl. glasnik RS 43/2001, 92/2011)
  RS: "01-01 01-02 01-07 02-15 02-16 05-01 05-02 11-11",
};

export function publicHolidays(country: HolidayCountry, year: number): string[] {
  const fixed = FIXED[country].split(" ").map((day) => `${year}-${day}`);
  const moving =
    country === "HR"
      ? [0, 1, 60].map((days) => dayAfter(easter(year), days))
      : [-2, -1, 0, 1].map((days) => dayAfter(orthodoxEaster(year), days));
  return [...fixed, ...moving];
}
