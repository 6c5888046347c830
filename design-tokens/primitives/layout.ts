/** Pixels. */
export const BASE_UNIT = 4;

export const PAGE_WIDTH = 1304;
