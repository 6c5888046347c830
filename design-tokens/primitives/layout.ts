/** Minimum and maximum content width, in pixels. Fluid sizes grow between the two. */
export const CONTENT_WIDTH = [320, 1600] as const;

/** Maximum width of a page's content, in pixels. Beyond it only the background continues. */
export const PAGE_WIDTH = 1304;

/** Maximum width of a text column that is comfortable to read, in pixels. */
export const TEXT_WIDTH = 672;

/** Number of cards per row, by minimum viewport width. */
export const CARD_COLUMNS = { base: 2, 768: 3, 1280: 4 } as const;

/**
 * Two cards per row from this width on, in pixels. Below it half a screen is too narrow for a card.
 */
export const CARD_PAIR_FROM = 480;

/** Page margins in pixels: at the minimum and the maximum content width. */
export const PAGE_SIDES = [20, 48] as const;
/** Gap between cards in pixels at the minimum and the maximum content width, until cards stand on the page grid. */
export const CARD_GAP = [16, 40] as const;

/** The page grid. Gap and minimum width are in pixels. */
export const MAIN_GRID = { columns: 12, gap: 40, from: 768 } as const;
