import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { textWidth, width } from "../../theme/units.ts";

/** Reserves room for what comes later. */
export const offline = style({
  minBlockSize: width(240),
  maxInlineSize: textWidth,
  scrollMarginBlockStart: space[8],
});
