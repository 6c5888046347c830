export const FONT_WEIGHT = { regular: 400, medium: 500, bold: 700 } as const;

export const FONT_FAMILY = { display: "Fraunces", body: "Figtree" } as const;

/** Pixels: the smallest and the largest size, reached where content is narrowest and widest. */
export const FONT_SIZE = {
  small: [15, 15],
  body: [16, 19],
  lead: [18, 21],
  title: [24, 34],
  heading: [32, 62],
  display: [40, 96],
} as const;
