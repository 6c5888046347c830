// Departure times in few characters: every card of a list carries them.

export const QUARTER = 900;
const BASE = 36;

/** Sorted times in seconds, as differences in quarters of an hour: "15a2k4.ik.ik.ik" */
export const encodeDepartures = (moments: number[]): string =>
  moments
    .map((moment) => Math.floor(moment / QUARTER))
    .map((quarter, index, all) => quarter - (all[index - 1] ?? 0))
    .map((step) => step.toString(BASE))
    .join(".");

/**
 * "2027-05-15T…", the day of a departure in the region's time zone, an hour or two ahead of UTC. A departure
 * without a time is at the end of its day (departureInstant), which must not become the next day.
 */
export const departureDay = (seconds: number): string =>
  new Date((seconds + 3599) * 1000).toISOString();

/** The times in seconds. */
export function decodeDepartures(code: string): number[] {
  let quarter = 0;
  return (code === "" ? [] : code.split(".")).map((step) => {
    quarter += Number.parseInt(step, BASE);
    return quarter * QUARTER;
  });
}
