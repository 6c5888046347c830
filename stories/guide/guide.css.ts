import { style } from "@vanilla-extract/css";
import { colour, font, fontSize, space } from "../../src/theme/contract.css.ts";

export const pairs = style({
  marginBlock: `${space[3]} ${space[8]}`,
  color: colour.text.body,
  fontFamily: font.body,
  fontSize: fontSize.small,
});
