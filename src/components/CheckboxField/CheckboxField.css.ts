import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, space } from "../../theme/units.ts";

const INDENT = space(8.5);

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1),
  overflowWrap: "anywhere",
});

export const label = style({
  display: "flex",
  alignItems: "start",
  gap: space(3),
  paddingBlock: space(2),
  cursor: "pointer",
});

export const box = style({
  flex: "none",
  inlineSize: space(5.5),
  blockSize: space(5.5),
  margin: 0,
  marginBlockStart: "0.15em",
  accentColor: colour.action.selected,
});

export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const description = style({
  paddingInlineStart: INDENT,
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

export const error = style({
  paddingInlineStart: INDENT,
  fontWeight: fontWeight.medium,
  color: colour.error.text,
});
