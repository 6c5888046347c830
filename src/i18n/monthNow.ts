/** The current month in the region, whose two countries share a time zone: "2026-11" */
export const monthNow = (moment: number): string =>
  new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Zagreb",
    year: "numeric",
    month: "2-digit",
  }).format(moment);

/** The month from which the page of all departures shows them, in its address: "?from=2027-05" */
export const FROM = "from";

/** fromIn("?type=active&from=2027-05", "2026-11") => "2027-05"; never before the current month. */
export function fromIn(search: string, now: string): string {
  const from = /[?&]from=(\d{4}-\d\d)(?:&|$)/.exec(search)?.[1] ?? "";
  return from > now ? from : now;
}
