export const FONT_WEIGHT = { regular: 400, medium: 500, bold: 700 } as const;

/**
 * The display font is loaded in one weight only: with all weights its file would be twice as large.
 */
export const DISPLAY_WEIGHT = FONT_WEIGHT.medium;

export const FONT_FAMILY = { display: "Fraunces", body: "Figtree" } as const;

/**
 * Optical size of the display font, in points: fine enough for the largest title, strong enough for
 * the smallest. The variable axis would make its file twice as large.
 */
export const DISPLAY_OPTICAL_SIZE = 72;

/**
 * System fonts as fallbacks. Each is scaled to our metrics, so that text does not shift when the
 * web font loads.
 */
export const STAND_INS = {
  display: ["Georgia", "Times New Roman", "Noto Serif"],
  body: ["Arial", "Roboto", "DejaVu Sans"],
} as const;

/** standInName("Fraunces", "Georgia") => "Fraunces Georgia": the name of the scaled fallback. */
export const standInName = (family: string, font: string): string => `${family} ${font}`;

/** guestName("Figtree") => "Figtree Cyrillic": the font for letters that the main font lacks. */
export const guestName = (family: string): string => `${family} Cyrillic`;

/** Width of a zero in em. */
export const ZERO_WIDTH = { display: 0.6345, body: 0.6405 } as const;

/** In pixels: at the minimum and the maximum content width. */
export const FONT_SIZE = {
  small: [15, 15],
  body: [16, 19],
  lead: [18, 21],
  title: [24, 34],
  heading: [32, 62],
  display: [40, 96],
} as const;
