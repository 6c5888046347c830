import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, space, width } from "../../theme/units.ts";

export const box = style({
  display: "grid",
  gap: space(3),
  padding: space(6),
  border: `${width(2)} solid ${colour.error.border}`,
  borderRadius: space(1.5),
  background: colour.error.surface,
  color: colour.error.text,
});

export const title = style({ fontSize: fontSize.title });

export const list = style({ display: "grid", gap: space(1) });

export const link = style({
  display: "inline-block",
  paddingBlock: space(0.5),
  fontWeight: fontWeight.medium,
  overflowWrap: "anywhere",
});
