import { style } from "@vanilla-extract/css";
import { colour, fontSize, radius, space, stroke } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

export const parts = style({ display: "flex", flexWrap: "wrap", gap: space[6] });

export const words = style({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  flex: `1 1 ${width(240)}`,
});

export const label = style({ display: "grid", gap: space[2], fontSize: fontSize.small });

export const link = style({
  inlineSize: "100%",
  padding: space[3],
  border: `${stroke.fine} solid ${colour.border.control}`,
  borderRadius: radius.field,
  background: colour.surface.page,
  overflowWrap: "anywhere",
  resize: "vertical",
});

export const answer = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const figure = style({ display: "grid", gap: space[2], justifyItems: "center" });
