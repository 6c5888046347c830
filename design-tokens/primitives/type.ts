export const FONT_WEIGHT = { regular: 400, medium: 500, bold: 700 } as const;

/** The display font has one weight: with all of them its file would be twice as heavy. */
export const DISPLAY_WEIGHT = FONT_WEIGHT.medium;

export const FONT_FAMILY = { display: "Fraunces", body: "Figtree" } as const;

/**
 * The size that the display font is drawn for, in points: fine enough for the largest title, strong
 * enough for the smallest. All sizes at once would make its file twice as heavy.
 */
export const DISPLAY_OPTICAL_SIZE = 72;

/** Fonts that visitors have; each is shown in the measures of ours until ours is there. */
export const STAND_INS = {
  display: ["Georgia", "Times New Roman", "Noto Serif"],
  body: ["Arial", "Roboto", "DejaVu Sans"],
} as const;

/** standInName("Fraunces", "Georgia") => "Fraunces Georgia" */
export const standInName = (family: string, font: string): string => `${family} ${font}`;

/** Who draws letters of another script: guestName("Figtree") => "Figtree Cyrillic" */
export const guestName = (family: string): string => `${family} Cyrillic`;

/** How wide a zero is, in sizes of its font. */
export const ZERO_WIDTH = { display: 0.6345, body: 0.6405 } as const;

/** Pixels: the smallest and the largest size, reached where content is narrowest and widest. */
export const FONT_SIZE = {
  small: [15, 15],
  body: [16, 19],
  lead: [18, 21],
  title: [24, 34],
  heading: [32, 62],
  display: [40, 96],
} as const;
