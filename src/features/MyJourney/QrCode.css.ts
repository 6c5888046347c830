import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

/** Black on white in every theme: cameras do not read it otherwise. */
export const frame = style({
  inlineSize: `min(100%, ${width(240)})`,
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: radius.field,
  background: "#fff",
  forcedColorAdjust: "none",
  "@media": { print: { inlineSize: width(120) } },
});

export const code = style({ display: "block", inlineSize: "100%", fill: "#000" });
