import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight } from "../../theme/units.ts";

export const next = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});
