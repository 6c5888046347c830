import { style } from "@vanilla-extract/css";
import { colour, fontSize, fontWeight, radius, space } from "../../theme/contract.css.ts";

/** With square corners: what is round can be pressed. */
export const next = style({
  paddingInline: space[2],
  paddingBlock: space[0.5],
  borderRadius: radius.field,
  background: colour.surface.quiet,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});
