import { style } from "@vanilla-extract/css";
import { colour, fontSize, fontWeight, space } from "../../src/theme/contract.css.ts";

export const grounds = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

// Wider than a narrow screen, so it scrolls on its own. Positioned, so that visually hidden text
// scrolls with it.
export const ground = style({ position: "relative", overflowX: "auto", padding: space[5] });

export const page = style({ background: colour.surface.page });
export const quiet = style({ background: colour.surface.quiet });

// Cells are never narrower than their content.
export const table = style({ inlineSize: "max-content", borderCollapse: "collapse" });

export const cell = style({
  padding: space[3],
  textAlign: "start",
  verticalAlign: "middle",
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  whiteSpace: "nowrap",
});
