import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { wideSheet } from "./wideSheet.ts";

const sheets = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  pointerEvents: "none",
});

export const sheet = {
  wide: style([sheets, { display: "none", "@media": { [wideSheet]: { display: "block" } } }]),
  tall: style([sheets, { "@media": { [wideSheet]: { display: "none" } } }]),
};

export const edge = style({ stroke: colour.surface.raised, strokeWidth: 0.7 });

export const line = style({
  stroke: colour.text.accent,
  strokeWidth: 0.3,
  strokeDasharray: "0.1 0.7",
});

globalStyle(`g[data-lit] > ${edge}`, { strokeWidth: 1.3 });
globalStyle(`g[data-lit] > ${line}`, { strokeWidth: 0.6, strokeDasharray: "none" });
