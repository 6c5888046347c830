const DAY = /^\d{4}-\d\d-\d\d$/;

/** isDay("2027-02-29") => false */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
