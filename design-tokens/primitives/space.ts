/** In pixels. All distances are multiples of it. */
export const BASE_UNIT = 4;
