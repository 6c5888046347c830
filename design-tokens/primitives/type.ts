export const FONT_WEIGHT = { regular: 400, medium: 500, bold: 700 } as const;

/** Smallest and largest size in pixels, reached at the narrowest and the widest viewport. */
export const FONT_SIZE = {
  small: [15, 15],
  body: [16, 18],
  lead: [18, 21],
  title: [24, 32],
  heading: [32, 56],
  display: [40, 84],
} as const;

export const FLUID_VIEWPORT = [360, 1280] as const;
