import { style } from "@vanilla-extract/css";
import { colour, control, fontWeight, leading, space } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

const BOX = width(18);

export const frame = style({ maxInlineSize: "100%" });

/** The whole line can be pressed. */
export const choice = style({
  display: "inline-flex",
  // The box stays at the first line of a long label.
  alignItems: "start",
  gap: space[3],
  maxInlineSize: "100%",
  minBlockSize: control.small,
  paddingBlock: `calc((${control.small} - ${leading.body} * 1em) / 2)`,
  lineHeight: leading.body,
  cursor: "pointer",
});

export const box = style({
  flex: "none",
  inlineSize: BOX,
  blockSize: BOX,
  margin: 0,
  marginBlockStart: `calc((${leading.body} * 1em - ${BOX}) / 2)`,
  accentColor: colour.action.selected,
  selectors: { '&[aria-invalid="true"]': { accentColor: colour.error.border } },
});

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const optional = style({ color: colour.text.quiet });

/** Description and error begin where the label does. */
export const below = style({
  paddingInlineStart: `calc(${BOX} + ${space[3]})`,
  overflowWrap: "anywhere",
});

export const error = style({
  paddingBlockStart: space[1],
  fontWeight: fontWeight.medium,
  color: colour.error.text,
});
