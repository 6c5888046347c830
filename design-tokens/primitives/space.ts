/** Pixels; every distance is counted in it. */
export const BASE_UNIT = 4;
