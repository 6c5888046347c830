/** Pixels: the narrowest and the widest that content gets. */
export const CONTENT_WIDTH = [320, 1600] as const;

/** Pixels: what stands on a page is as wide, at most; beside it there is nothing but its ground. */
export const PAGE_WIDTH = 1304;

/** Pixels: as wide is a column that is pleasant to read, at most. */
export const TEXT_WIDTH = 672;

/** How many cards stand side by side, from which width on. */
export const CARD_COLUMNS = { base: 2, 768: 3, 1280: 4 } as const;

/** Pixels: narrower, half of the screen is too little for a card that is read, and each has a row. */
export const CARD_PAIR_FROM = 480;

/** Base units, where content is narrowest and where it is widest. */
export const PAGE_SIDES = [5, 12] as const;
/** Until the columns of the page decide. */
export const CARD_GAP = [4, 10] as const;

/** Pixels, but for the columns. Whatever stands side by side on a wide screen stands on them. */
export const MAIN_GRID = { columns: 12, gap: 40, from: 768 } as const;
