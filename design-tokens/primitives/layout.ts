/** Pixels: the narrowest and the widest that content gets. */
export const CONTENT_WIDTH = [320, 1600] as const;

export const PAGE_WIDTH = 1304;

/** How many cards stand side by side, from which width on. */
export const CARD_COLUMNS = { base: 2, 768: 3, 1280: 4 } as const;

/** Pixels, but for the columns. */
export const MAIN_GRID = { columns: 12, gap: 40, from: 768 } as const;
