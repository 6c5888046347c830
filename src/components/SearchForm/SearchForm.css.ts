import { style } from "@vanilla-extract/css";
import { colour, control, fontWeight, radius, space, stroke } from "../../theme/contract.css.ts";
import { hover } from "../../theme/styles/hover.ts";

export const label = style({
  display: "block",
  marginBlockEnd: space[1.5],
  fontWeight: fontWeight.bold,
});

export const line = style({ display: "flex", gap: space[2] });

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: control.field,
  padding: `${space[3]} ${space[3]}`,
  border: `${stroke.fine} solid ${colour.border.control}`,
  borderRadius: radius.field,
  background: colour.surface.raised,
  color: colour.text.body,
});

export const submit = style([
  {
    flexShrink: 0,
    display: "inline-grid",
    placeItems: "center",
    inlineSize: control.field,
    minBlockSize: control.field,
    padding: 0,
    border: `${stroke.strong} solid transparent`,
    borderRadius: radius.field,
    background: colour.action.main,
    color: colour.text.onAction,
    cursor: "pointer",
  },
  hover({ background: colour.action.mainHover }),
]);
