import { style } from "@vanilla-extract/css";
import { pageSides, pageWidth } from "../../theme/units.ts";

export const container = style({
  inlineSize: "100%",
  maxInlineSize: pageWidth,
  marginInline: "auto",
  paddingInline: pageSides,
  "@media": { print: { maxInlineSize: "none !important" as "none", paddingInline: 0 } },
});
