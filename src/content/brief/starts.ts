// When something leaves, many times a year, in few letters: every card of a list has it.

const QUARTER = 900;
const BASE = 36;

/** Moments in seconds, in their order: startsAt([…]) => "15a2k4.ik.ik.ik" */
export const codeStarts = (moments: number[]): string =>
  moments
    .map((moment) => Math.floor(moment / QUARTER))
    .map((quarter, index, all) => quarter - (all[index - 1] ?? 0))
    .map((step) => step.toString(BASE))
    .join(".");

/** The moments again, in seconds. */
export function readStarts(code: string): number[] {
  let quarter = 0;
  return (code === "" ? [] : code.split(".")).map((step) => {
    quarter += Number.parseInt(step, BASE);
    return quarter * QUARTER;
  });
}
