import { style } from "@vanilla-extract/css";
import { colour, radius } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

/** By day in every theme: cameras read dark squares on a light ground. */
export const frame = style({
  inlineSize: `min(100%, ${width(240)})`,
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: radius.field,
  background: colour.surface.raised,
  forcedColorAdjust: "none",
  "@media": { print: { inlineSize: width(120) } },
});

export const code = style({ display: "block", inlineSize: "100%", fill: colour.text.body });
