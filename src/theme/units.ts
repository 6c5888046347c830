import type { Breakpoint } from "../../design-tokens/primitives/breakpoints.ts";
import { fluidLine } from "../../design-tokens/primitives/fluid.ts";
import { PAGE_SIDES, PAGE_WIDTH, TEXT_WIDTH } from "../../design-tokens/primitives/layout.ts";
import { ZERO_WIDTH } from "../../design-tokens/primitives/type.ts";

export const ROOT_SIZE = 16;

const short = (value: number): string => String(Number(value.toFixed(4)));

const rem = (pixels: number): string => `${short(pixels / ROOT_SIZE)}rem`;

/**
 * fluid([16, 19]) grows with the viewport, in pixels. In rem and vw together: vw alone ignores the visitor's text size.
 */
export function fluid([smallest, largest]: readonly [number, number]): string {
  if (smallest === largest) return rem(smallest);
  const { start, slope } = fluidLine(smallest, largest);
  return `clamp(${rem(smallest)}, ${rem(start)} + ${short(slope * 100)}vw, ${rem(largest)})`;
}

/**
 * letters(52) => "33.3em": the width of 52 zeros, like 52ch in our font. The ch unit would use the
 * fallback font until ours has loaded, and lines would wrap differently afterwards.
 */
export const letters = (count: number, font: keyof typeof ZERO_WIDTH = "body"): string =>
  `${(count * ZERO_WIDTH[font]).toFixed(1)}em`;

export const textWidth = rem(TEXT_WIDTH);

/** Page margin at both sides. */
export const pageSides = fluid(PAGE_SIDES);

/** Maximum page width, including both margins. */
export const pageWidth = `calc(${rem(PAGE_WIDTH)} + 2 * ${pageSides})`;

/** width(200) => "12.5rem", for sizes of the layout. */
export const width = (pixels: number): string => rem(pixels);

/** from(768) => "screen and (min-width: 48em)" */
export const from = (breakpoint: Breakpoint): string =>
  `screen and (min-width: ${breakpoint / ROOT_SIZE}em)`;

/** fromPixels(480) => "screen and (min-width: 30em)", for widths that are not a breakpoint. */
export const fromPixels = (pixels: number): string =>
  `screen and (min-width: ${pixels / ROOT_SIZE}em)`;

/** below(800) => "(width < 50em)" */
export const below = (breakpoint: Breakpoint): string => `(width < ${breakpoint / ROOT_SIZE}em)`;

/** upTo(767) => "(width <= 47.9375em)" */
export const upTo = (pixels: number): string => `(width <= ${pixels / ROOT_SIZE}em)`;

/** A phone in landscape: very little height. */
export const low = "screen and (orientation: landscape) and (max-height: 31em)";

/** Height enough for a row that stays in view: not a phone in landscape, nor a page at 400 %. */
export const tall = "(min-height: 31em)";
