import { style } from "@vanilla-extract/css";
import { fluidSpace, pageWidth } from "../../theme/units.ts";

export const container = style({
  maxInlineSize: pageWidth,
  marginInline: "auto",
  paddingInline: fluidSpace(5, 12),
});
