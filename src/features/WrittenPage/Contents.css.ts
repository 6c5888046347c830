import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

/** Hidden in print, where a table of contents without page numbers is of no use. */
export const parts = style({
  columns: `4 ${width(240)}`,
  "@media": { print: { display: "none" } },
});

// Comfortable touch targets.
globalStyle(`${parts} a`, { display: "inline-block", paddingBlock: space[2] });
