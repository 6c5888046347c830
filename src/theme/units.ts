import type { Breakpoint } from "../../design-tokens/primitives/breakpoints.ts";
import { fluidLine } from "../../design-tokens/primitives/fluid.ts";
import { PAGE_SIDES, PAGE_WIDTH, TEXT_WIDTH } from "../../design-tokens/primitives/layout.ts";
import { BASE_UNIT } from "../../design-tokens/primitives/space.ts";
import { FONT_SIZE, FONT_WEIGHT, ZERO_WIDTH } from "../../design-tokens/primitives/type.ts";

export const ROOT_SIZE = 16;

const short = (value: number): string => String(Number(value.toFixed(4)));

const rem = (pixels: number): string => `${short(pixels / ROOT_SIZE)}rem`;

/** space(6) => "1.5rem": six base units. */
export function space(units: number): string {
  return rem(units * BASE_UNIT);
}

// rem and vw together: vw alone ignores the visitor's text size.
function fluid(smallest: number, largest: number): string {
  if (smallest === largest) return rem(smallest);
  const { start, slope } = fluidLine(smallest, largest);
  return `clamp(${rem(smallest)}, ${rem(start)} + ${short(slope * 100)}vw, ${rem(largest)})`;
}

/** fluidSpace(5, 12) grows from 5 to 12 base units with the viewport. */
export const fluidSpace = (smallest: number, largest: number): string =>
  fluid(smallest * BASE_UNIT, largest * BASE_UNIT);

export const fontSize = {
  small: fluid(...FONT_SIZE.small),
  body: fluid(...FONT_SIZE.body),
  lead: fluid(...FONT_SIZE.lead),
  title: fluid(...FONT_SIZE.title),
  heading: fluid(...FONT_SIZE.heading),
  display: fluid(...FONT_SIZE.display),
};

/**
 * letters(52) => "33.3em": the width of 52 zeros, like 52ch in our font. The ch unit would use the
 * fallback font until ours has loaded, and lines would wrap differently afterwards.
 */
export const letters = (count: number, font: keyof typeof ZERO_WIDTH = "body"): string =>
  `${(count * ZERO_WIDTH[font]).toFixed(1)}em`;

export const fontWeight = {
  regular: String(FONT_WEIGHT.regular),
  medium: String(FONT_WEIGHT.medium),
  bold: String(FONT_WEIGHT.bold),
};

export const textWidth = rem(TEXT_WIDTH);

/** Page margin at both sides. */
export const pageSides = fluidSpace(...PAGE_SIDES);

/** Maximum page width, including both margins. */
export const pageWidth = `calc(${rem(PAGE_WIDTH)} + 2 * ${pageSides})`;

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
