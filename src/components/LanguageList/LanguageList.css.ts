import { style } from "@vanilla-extract/css";
import { fontSize, fontWeight, space } from "../../theme/units.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(4)}`,
  fontSize: fontSize.small,
});

export const choice = style({
  display: "inline-block",
  paddingBlock: space(1),
  selectors: { '&[aria-current="true"]': { fontWeight: fontWeight.bold, textDecoration: "none" } },
});
