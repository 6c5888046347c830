import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/units.ts";

/** Without numbers of pages it is of no use on paper. */
export const parts = style({
  columns: `4 ${space(60)}`,
  "@media": { print: { display: "none" } },
});

// A finger finds one line among many.
globalStyle(`${parts} a`, { display: "inline-block", paddingBlock: space(2) });
