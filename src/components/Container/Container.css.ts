import { recipe } from "@vanilla-extract/recipes";
import { pageSides, pageWidth, textWidth } from "../../theme/units.ts";

export const container = recipe({
  base: { inlineSize: "100%", marginInline: "auto", paddingInline: pageSides },
  variants: {
    width: {
      page: { maxInlineSize: pageWidth },
      text: { maxInlineSize: `calc(${textWidth} + 2 * ${pageSides})` },
    },
  },
});
