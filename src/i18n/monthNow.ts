/** The month that it is in the region, whose two countries have one clock: "2026-11" */
export const monthNow = (moment: number): string =>
  new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Zagreb",
    year: "numeric",
    month: "2-digit",
  }).format(moment);
