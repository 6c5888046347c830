import { BASE_UNIT, PAGE_WIDTH } from "../../design-tokens/primitives/layout.ts";
import { FLUID_VIEWPORT, FONT_SIZE, FONT_WEIGHT } from "../../design-tokens/primitives/type.ts";

const ROOT_SIZE = 16;

const rem = (pixels: number): string => `${Number((pixels / ROOT_SIZE).toFixed(4))}rem`;

/** space(6) => "1.5rem": six base units */
export function space(units: number): string {
  return rem(units * BASE_UNIT);
}

/** fluid(16, 18) grows from 16 to 18 pixels between the narrowest and the widest viewport. */
function fluid(smallest: number, largest: number): string {
  const [narrow, wide] = FLUID_VIEWPORT;
  const slope = (largest - smallest) / (wide - narrow);
  const growth = `${rem(smallest - slope * narrow)} + ${Number((slope * 100).toFixed(4))}vw`;
  return `clamp(${rem(smallest)}, ${growth}, ${rem(largest)})`;
}

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

export const fontWeight = {
  regular: String(FONT_WEIGHT.regular),
  medium: String(FONT_WEIGHT.medium),
  bold: String(FONT_WEIGHT.bold),
};

export const pageWidth = rem(PAGE_WIDTH);

export const width = (pixels: number): string => rem(pixels);

export const from = (breakpoint: number): string =>
  `screen and (min-width: ${breakpoint / ROOT_SIZE}em)`;

export const below = (breakpoint: number): string => `(width < ${breakpoint / ROOT_SIZE}em)`;
