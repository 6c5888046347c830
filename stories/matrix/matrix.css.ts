import { style } from "@vanilla-extract/css";
import { colour } from "../../src/theme/contract.css.ts";
import { fontSize, fontWeight, space } from "../../src/theme/units.ts";

export const grounds = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

// Wider than a narrow screen, it is scrolled by itself, with what is said to screen readers alone.
export const ground = style({ position: "relative", overflowX: "auto", padding: space(5) });

export const page = style({ background: colour.surface.page });
export const quiet = style({ background: colour.surface.quiet });

// No cell is narrower than what stands in it.
export const table = style({ inlineSize: "max-content", borderCollapse: "collapse" });

export const cell = style({
  padding: space(3),
  textAlign: "start",
  verticalAlign: "middle",
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  whiteSpace: "nowrap",
});
