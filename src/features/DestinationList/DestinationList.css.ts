import { style } from "@vanilla-extract/css";
import { space } from "../../theme/units.ts";

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "end",
  gap: space(6),
});
