// When something leaves, many times a year, in few letters: every card of a list has it.

export const QUARTER = 900;
const BASE = 36;

/** Moments in seconds, in their order: codeStarts([…]) => "15a2k4.ik.ik.ik" */
export const encodeDepartures = (moments: number[]): string =>
  moments
    .map((moment) => Math.floor(moment / QUARTER))
    .map((quarter, index, all) => quarter - (all[index - 1] ?? 0))
    .map((step) => step.toString(BASE))
    .join(".");

/**
 * "2027-05-15T…", the day on which a moment falls: both countries of the region have one clock, an hour or
 * two ahead of UTC. What has no hour leaves as its day ends (leavesAt), which is not yet the next.
 */
export const departureDay = (seconds: number): string =>
  new Date((seconds + 3599) * 1000).toISOString();

/** The moments again, in seconds. */
export function decodeDepartures(code: string): number[] {
  let quarter = 0;
  return (code === "" ? [] : code.split(".")).map((step) => {
    quarter += Number.parseInt(step, BASE);
    return quarter * QUARTER;
  });
}
