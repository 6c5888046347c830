import { recipe } from "@vanilla-extract/recipes";
import { colour, fontSize, fontWeight, leading } from "../../theme/contract.css.ts";
import { letters } from "../../theme/units.ts";

export const text = recipe({
  base: { textWrap: "pretty", overflowWrap: "anywhere" },
  variants: {
    size: {
      small: { fontSize: fontSize.small, maxInlineSize: letters(72) },
      body: { fontSize: fontSize.body, maxInlineSize: letters(66) },
      lead: { fontSize: fontSize.lead, maxInlineSize: letters(52), lineHeight: leading.lead },
    },
    tone: {
      plain: {},
      quiet: { color: colour.text.quiet },
      accent: { color: colour.text.accent },
    },
    isBold: { true: { fontWeight: fontWeight.bold } },
  },
});
