import { recipe } from "@vanilla-extract/recipes";
import { fluidSpace, pageWidth, width } from "../../theme/units.ts";

const sides = fluidSpace(5, 12);

export const container = recipe({
  base: {
    inlineSize: "100%",
    marginInline: "auto",
    paddingInline: sides,
    "@media": { print: { maxInlineSize: "none !important" as "none", paddingInline: 0 } },
  },
  variants: {
    width: {
      page: { maxInlineSize: pageWidth },
      text: { maxInlineSize: `calc(${width(672)} + 2 * ${sides})` },
    },
  },
});
