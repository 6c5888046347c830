import { style } from "@vanilla-extract/css";
import { PAGE_WIDTH } from "../../../design-tokens/primitives/layout.ts";
import { fluidSpace, width } from "../../theme/units.ts";

export const container = style({
  maxInlineSize: width(PAGE_WIDTH),
  marginInline: "auto",
  paddingInline: fluidSpace(5, 12),
});
