import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../../theme/contract.css.ts";
import { fontSize, fontWeight } from "../../theme/units.ts";

export const text = recipe({
  base: { textWrap: "pretty", overflowWrap: "anywhere" },
  variants: {
    size: {
      small: { fontSize: fontSize.small, maxInlineSize: "72ch" },
      body: { fontSize: fontSize.body, maxInlineSize: "66ch" },
      lead: { fontSize: fontSize.lead, maxInlineSize: "52ch", lineHeight: 1.5 },
    },
    tone: {
      plain: {},
      quiet: { color: colour.text.quiet },
      accent: { color: colour.text.accent },
    },
    isBold: { true: { fontWeight: fontWeight.bold } },
  },
});
