import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight } from "../../theme/contract.css.ts";

export const next = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});
