import { recipe } from "@vanilla-extract/recipes";
import { colour, font, leading, tracking } from "../../theme/contract.css.ts";
import { sideBySide } from "../../theme/grid.ts";
import { fontSize, fontWeight, from, letters, low, upTo } from "../../theme/units.ts";

// Words as long as "Überschwemmungsgebiet" part at a syllable, and only on a narrow screen.
const parted = {
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
  "@media": { [from(768)]: { hyphens: "manual" } },
} as const;

/** Where "Reisebedingungen" is wider than the screen. */
const narrowest = {
  [upTo(479)]: { hyphens: "auto", hyphenateLimitChars: "12 5 5" },
} as const;

const poster = { letterSpacing: tracking.display };
const large = { letterSpacing: tracking.heading };

// The hairlines of the display font are lost in small sizes.
const inBody = {
  ...parted,
  fontFamily: font.body,
  fontWeight: fontWeight.bold,
  lineHeight: leading.heading,
};

export const heading = recipe({
  variants: {
    size: {
      display: {
        ...poster,
        fontSize: fontSize.display,
        maxInlineSize: letters(16, "display"),
        // A poster as high as a finger is none, and paper is dear.
        "@media": {
          ...narrowest,
          [low]: { fontSize: fontSize.heading },
          print: { fontSize: fontSize.heading, maxInlineSize: "none" },
        },
      },
      // Beside a picture it has five columns.
      split: {
        ...poster,
        ...parted,
        fontSize: fontSize.display,
        maxInlineSize: letters(16, "display"),
        "@media": {
          ...parted["@media"],
          [sideBySide]: { ...large, fontSize: fontSize.heading, hyphens: "auto" },
        },
      },
      // So many words in the size of a poster would push everything else off the screen.
      headline: {
        ...large,
        fontSize: fontSize.heading,
        maxInlineSize: letters(32, "display"),
        "@media": narrowest,
      },
      heading: {
        ...parted,
        ...large,
        fontSize: fontSize.heading,
        maxInlineSize: letters(24, "display"),
      },
      title: {
        ...parted,
        fontSize: fontSize.title,
        maxInlineSize: letters(32, "display"),
        lineHeight: leading.title,
      },
      lead: { ...inBody, fontSize: fontSize.lead, maxInlineSize: letters(48) },
      body: { ...inBody, fontSize: fontSize.body, maxInlineSize: letters(56) },
      small: { ...inBody, fontSize: fontSize.small, maxInlineSize: letters(64) },
    },
    tone: { plain: {}, quiet: { color: colour.text.quiet } },
  },
});
