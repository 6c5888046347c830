import { style } from "@vanilla-extract/css";
import { colour, fontWeight, radius, space, stroke } from "../../theme/contract.css.ts";

export const box = style({
  display: "grid",
  gap: space[3],
  padding: space[6],
  border: `${stroke.strong} solid ${colour.error.border}`,
  borderRadius: radius.panel,
  background: colour.error.surface,
  color: colour.error.text,
});

export const list = style({ display: "grid", gap: space[1] });

export const link = style({
  display: "inline-block",
  paddingBlock: space[0.5],
  fontWeight: fontWeight.medium,
  overflowWrap: "anywhere",
});
