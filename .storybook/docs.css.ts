import { style } from "@vanilla-extract/css";
import { colour, stroke } from "../src/theme/contract.css.ts";

export const place = style({ overflow: "hidden" });

export const frame = style({
  display: "block",
  boxSizing: "border-box",
  marginInline: "auto",
  border: 0,
  outline: `${stroke.hair} solid ${colour.border.quiet}`,
  background: colour.surface.page,
  transformOrigin: "0 0",
});
