import { recipe } from "@vanilla-extract/recipes";
import { colour, font, fontSize, fontWeight, leading, tracking } from "../../theme/contract.css.ts";
import { sideBySide } from "../../theme/grid.ts";
import { from, letters, low, upTo } from "../../theme/units.ts";

// Hyphenates words as long as "Überschwemmungsgebiet", on a narrow screen only.
const parted = {
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
  "@media": { [from(768)]: { hyphens: "manual" } },
} as const;

/** For screens narrower than "Reisebedingungen". */
const narrowest = {
  [upTo(479)]: { hyphens: "auto", hyphenateLimitChars: "12 5 5" },
} as const;

const poster = { letterSpacing: tracking.display };
const large = { letterSpacing: tracking.heading };

// The thin strokes of the display font get lost in small sizes.
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
        // Smaller on a phone in landscape, to leave room for the text, and in print, to save paper.
        "@media": {
          ...narrowest,
          [low]: { fontSize: fontSize.heading },
          print: { fontSize: fontSize.heading, maxInlineSize: "none" },
        },
      },
      // Beside a picture the heading has five columns.
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
      // A long title at display size would push everything else off the screen.
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
