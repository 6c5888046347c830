import { style } from "@vanilla-extract/css";
import { colour, font } from "../../theme/contract.css.ts";
import { fluidSpace, fontSize, fontWeight, space } from "../../theme/units.ts";

export const list = style({ display: "grid", gap: space(6), paddingBlockEnd: fluidSpace(14, 28) });

export const count = style({
  fontFamily: font.body,
  fontSize: fontSize.body,
  fontWeight: fontWeight.bold,
  color: colour.text.quiet,
});
