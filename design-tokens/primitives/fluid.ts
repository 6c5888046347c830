import { CONTENT_WIDTH } from "./layout.ts";

const [NARROW, WIDE] = CONTENT_WIDTH;

/** A size in pixels as a linear function of the viewport width: size = start + slope * width. */
export interface Line {
  start: number;
  slope: number;
}

/** The line from `smallest` at the minimum content width to `largest` at the maximum. */
export function fluidLine(smallest: number, largest: number): Line {
  const slope = (largest - smallest) / (WIDE - NARROW);
  return { start: smallest - slope * NARROW, slope };
}

/**
 * fluidSize(40, 96, 320) => 40
 * fluidSize(40, 96, 1600) => 96
 *
 * At a zoom of 200 % the viewport is half as wide and every pixel twice as large.
 */
export function fluidSize(smallest: number, largest: number, viewport: number, zoom = 1): number {
  const { start, slope } = fluidLine(smallest, largest);
  return zoom * Math.min(Math.max(start + slope * (viewport / zoom), smallest), largest);
}
