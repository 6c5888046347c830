import { style } from "@vanilla-extract/css";
import { space } from "../../theme/units.ts";

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space(3.5),
  marginBlockStart: space(4),
});
