/** Minimum widths in pixels. */
export const BREAKPOINTS = [320, 768, 800, 1280, 1920] as const;

export type Breakpoint = (typeof BREAKPOINTS)[number];

/** Up to this width in pixels a carousel shows one slide at a time. */
export const CAROUSEL_BREAK = 767;

/** From this width in pixels on, text and picture of a page stand side by side. */
export const SPLIT_BREAK = 1024;

/** From this width in pixels on, the navigation fits on one line in every language. */
export const SITE_HEAD_BREAK = 1024;
