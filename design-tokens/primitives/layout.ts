/** Pixels. */
export const BASE_UNIT = 4;

export const BREAKPOINTS = [320, 768, 800, 1280, 1920] as const;

export const PAGE_WIDTH = 1304;

export const CARD_COLUMNS = { narrow: 2, from768: 3, from1280: 4 } as const;
