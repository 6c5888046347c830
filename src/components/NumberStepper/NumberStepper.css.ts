import { recipe } from "@vanilla-extract/recipes";
import { control, fontWeight, space } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

export const row = recipe({
  base: { alignItems: "center", maxInlineSize: "100%" },
  variants: {
    isInline: {
      false: { display: "flex", gap: space[2] },
      true: { display: "inline-flex", gap: space[1] },
    },
  },
});

// Three digits. The browser's own arrows are too small to press: the buttons stand for them.
export const count = recipe({
  base: {
    selectors: {
      "&&": {
        appearance: "textfield",
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
  },
  variants: {
    isInline: {
      false: { selectors: { "&&": { inlineSize: width(80) } } },
      true: { selectors: { "&&": { inlineSize: control.small } } },
    },
  },
});
