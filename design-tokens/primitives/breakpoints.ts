/** Pixels: from this width on there is room for more. */
export const BREAKPOINTS = [320, 768, 800, 1280, 1920] as const;

export type Breakpoint = (typeof BREAKPOINTS)[number];

/** Up to this width a carousel shows one slide at a time. */
export const CAROUSEL_BREAK = 767;
