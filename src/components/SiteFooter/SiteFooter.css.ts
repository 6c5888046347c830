import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { fluidSpace, fontSize, space, width } from "../../theme/units.ts";

export const footer = style({
  background: colour.surface.quiet,
  borderBlockStart: `${width(1)} solid ${colour.border.quiet}`,
});

export const rows = style({ display: "grid", gap: space(6), paddingBlock: fluidSpace(8, 12) });

export const items = style({ display: "flex", flexWrap: "wrap", gap: `${space(2)} ${space(6)}` });

export const note = style({ fontSize: fontSize.small, color: colour.text.quiet });
