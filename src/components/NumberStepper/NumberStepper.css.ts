import { style } from "@vanilla-extract/css";
import { fontWeight, space } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  maxInlineSize: "100%",
});

// Three digits. The browser's own arrows are too small to press: the buttons stand for them.
export const count = style({
  selectors: {
    "&&": {
      appearance: "textfield",
      inlineSize: width(80),
      minInlineSize: 0,
      paddingInline: space[1],
      fontWeight: fontWeight.bold,
      fontVariantNumeric: "tabular-nums",
      textAlign: "center",
    },
    "&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": {
      appearance: "none",
      margin: 0,
    },
  },
});
