import { CONTENT_WIDTH } from "./layout.ts";

const [NARROW, WIDE] = CONTENT_WIDTH;

/** A size in pixels as a straight line: what it is at no width at all, and its growth a pixel. */
export interface Line {
  start: number;
  slope: number;
}

/** The line through the smallest size where content is narrowest and the largest where widest. */
export function fluidLine(smallest: number, largest: number): Line {
  const slope = (largest - smallest) / (WIDE - NARROW);
  return { start: smallest - slope * NARROW, slope };
}

/**
 * fluidSize(40, 96, 320) => 40, fluidSize(40, 96, 1600) => 96
 *
 * Zoomed to 200 %, a page is half as wide and every pixel twice as large.
 */
export function fluidSize(smallest: number, largest: number, viewport: number, zoom = 1): number {
  const { start, slope } = fluidLine(smallest, largest);
  return zoom * Math.min(Math.max(start + slope * (viewport / zoom), smallest), largest);
}
