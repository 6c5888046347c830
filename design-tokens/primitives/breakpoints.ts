/** Pixels: from this width on there is room for more. */
export const BREAKPOINTS = [320, 768, 800, 1280, 1920] as const;

export type Breakpoint = (typeof BREAKPOINTS)[number];

/** Up to this width a carousel shows one slide at a time. */
export const CAROUSEL_BREAK = 767;

/** From this width on what a page says in words and what it shows stand side by side. */
export const SPLIT_BREAK = 1024;

/** From this width on the names of all pages stand on one line, in the language that takes most. */
export const SITE_HEAD_BREAK = 1024;
