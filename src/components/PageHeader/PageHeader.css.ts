import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { fluidSpace, fontSize, fontWeight, space } from "../../theme/units.ts";

export const header = style({
  display: "grid",
  gap: space(4),
  justifyItems: "start",
  paddingBlock: `${fluidSpace(6, 9)} ${fluidSpace(8, 12)}`,
});

export const kicker = style({ fontWeight: fontWeight.bold, color: colour.text.accent });

export const title = style({ fontSize: fontSize.display, maxInlineSize: "16ch" });

export const lead = style({
  fontSize: fontSize.lead,
  maxInlineSize: "52ch",
  color: colour.text.quiet,
});
