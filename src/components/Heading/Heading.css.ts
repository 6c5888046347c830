import { recipe } from "@vanilla-extract/recipes";
import { font } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, from, letters } from "../../theme/units.ts";

const inBody = { fontFamily: font.body, fontWeight: fontWeight.bold, lineHeight: 1.3 };

export const heading = recipe({
  base: {
    // Words as long as "Überschwemmungsgebiet" part at a syllable, and only on a narrow screen.
    hyphens: "auto",
    hyphenateLimitChars: "12 5 5",
    "@media": { [from(768)]: { hyphens: "manual" } },
  },
  variants: {
    size: {
      display: { fontSize: fontSize.display, maxInlineSize: letters(16, "display") },
      heading: { fontSize: fontSize.heading, maxInlineSize: letters(24, "display") },
      title: { fontSize: fontSize.title, maxInlineSize: letters(32, "display"), lineHeight: 1.2 },
      lead: { fontSize: fontSize.lead, maxInlineSize: letters(48), ...inBody },
      body: { fontSize: fontSize.body, maxInlineSize: letters(56), ...inBody },
    },
  },
});
