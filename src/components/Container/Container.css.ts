import { recipe } from "@vanilla-extract/recipes";
import { pageSides, pageWidth, textWidth } from "../../theme/units.ts";

export const container = recipe({
  base: {
    inlineSize: "100%",
    marginInline: "auto",
    paddingInline: pageSides,
    "@media": { print: { maxInlineSize: "none !important" as "none", paddingInline: 0 } },
  },
  variants: {
    width: {
      page: { maxInlineSize: pageWidth },
      text: { maxInlineSize: `calc(${textWidth} + 2 * ${pageSides})` },
    },
  },
});
