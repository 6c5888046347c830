/** In pixels. All distances are multiples of it. */
export const BASE_UNIT = 4;

/** Distances in pixels. The name is the number of base units. */
export const SPACE = {
  0.5: 2,
  1: 4,
  1.5: 6,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
} as const;

/** Distances that grow with the viewport, in pixels: at the minimum and the maximum content width. */
export const FLUID_SPACE = {
  /** Between lines of one part. */
  snug: [16, 28],
  /** Inside a panel. */
  near: [24, 36],
  /** Between parts of a section. */
  wide: [32, 48],
  /** Between a text and what follows it. */
  broad: [40, 64],
  /** Between sections of a page. */
  section: [56, 112],
} as const;
