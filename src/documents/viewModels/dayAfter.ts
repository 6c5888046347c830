const DAY_IN_MS = 86_400_000;

/** dayAfter("2027-12-31") => "2028-01-01"; so many days after it: dayAfter("2027-12-31", 2) => "2028-01-02" */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_IN_MS).toISOString().slice(0, 10);
