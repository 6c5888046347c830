/** The current month in the region, whose two countries share a time zone: "2026-11" */
export const monthNow = (moment: number): string =>
  new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Zagreb",
    year: "numeric",
    month: "2-digit",
  }).format(moment);
