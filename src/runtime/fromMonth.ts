// The month from which the page of all departures shows them, in its address: "?from=2027-05". Also in an inline script.

export const FROM = "from";

/** fromIn("?type=active&from=2027-05", "2026-11") => "2027-05"; never before the current month. */
export function fromIn(search: string, now: string): string {
  const from = /[?&]from=(\d{4}-\d\d)(?:&|$)/.exec(search)?.[1] ?? "";
  return from > now ? from : now;
}
