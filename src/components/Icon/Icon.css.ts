import { recipe } from "@vanilla-extract/recipes";
import { space } from "../../theme/contract.css.ts";

export const icon = recipe({
  base: {
    display: "inline-block",
    flexShrink: 0,
    verticalAlign: "-0.25em",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  variants: {
    size: {
      text: { inlineSize: "1.25em" },
      medium: { inlineSize: space[6] },
      large: { inlineSize: space[10] },
    },
    isDirectional: { true: { selectors: { '[dir="rtl"] &': { transform: "scaleX(-1)" } } } },
  },
});
