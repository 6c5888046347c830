import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";

/** Reserves the picture's space. */
export const frame = style([
  whole,
  { display: "block", aspectRatio: "3 / 2", background: colour.surface.quiet },
]);

globalStyle(`${frame} img`, {
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  background: "center / cover no-repeat",
});
