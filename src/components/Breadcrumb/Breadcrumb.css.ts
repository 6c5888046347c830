import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { fontSize, space } from "../../theme/units.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(2)}`,
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

export const step = style({
  overflowWrap: "anywhere",
  selectors: { "& + &::before": { content: '"›" / ""', marginInlineEnd: space(2) } },
});
