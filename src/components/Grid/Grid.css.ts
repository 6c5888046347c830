import { style, styleVariants } from "@vanilla-extract/css";
import { mainGrid } from "../../theme/grid.ts";
import { from } from "../../theme/units.ts";

export const grid = style(mainGrid);

export const item = style({ minInlineSize: 0 });

const SPANS = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  8: 8,
  9: 9,
  10: 10,
  11: 11,
  12: 12,
} as const;

const spanFrom = (breakpoint: 768 | 1280) =>
  styleVariants(SPANS, (columns) => ({
    "@media": { [from(breakpoint)]: { gridColumn: `span ${columns}` } },
  }));

export const span = { 768: spanFrom(768), 1280: spanFrom(1280) };
