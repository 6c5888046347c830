import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { strongGround } from "../../theme/backgrounds.css.ts";
import { CARD, COMPACT, cardBelow, cardTitle } from "../../theme/card.ts";
import { colour, radius, stroke } from "../../theme/contract.css.ts";
import { dotted } from "../../theme/dotted.css.ts";
import { whole } from "../../theme/printBreaks.css.ts";
import { fontSize, fontWeight, space } from "../../theme/units.ts";

/** There the title and the facts say enough; a summary would be a column of single words. */
const NARROWEST = 216;

export const card = recipe({
  base: [
    whole,
    {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      blockSize: "100%",
      container: `${CARD} / inline-size`,
    },
  ],
  variants: {
    tone: {
      page: { gap: space(4) },
      strong: [
        strongGround,
        {
          borderRadius: radius.panel,
          background: colour.surface.strongRaised,
          // The ground is gone in forced colours; the line is not.
          outline: `${stroke.hair} solid transparent`,
        },
      ],
    },
    isAway: { true: {} },
  },
});

// Its words stay as dark as others'.
globalStyle(`${card.classNames.variants.isAway.true} img`, { opacity: 0.4 });

export const picture = recipe({
  variants: {
    tone: {
      page: {},
      strong: {
        overflow: "hidden",
        borderStartStartRadius: radius.panel,
        borderStartEndRadius: radius.panel,
      },
    },
  },
});

// A pointer on the card brings its picture nearer.
globalStyle(`${card.classNames.base}:hover img`, {
  "@media": { "(hover: hover)": { scale: "1.015" } },
});

export const words = recipe({
  base: {
    display: "grid",
    gap: space(2),
    gridTemplateColumns: "minmax(0, 1fr)",
    // Beside a picture that is higher, they stay together.
    alignContent: "start",
  },
  variants: {
    tone: {
      page: {},
      strong: {
        gap: space(3),
        padding: `${space(5.5)} ${space(6)} ${space(6.5)}`,
        "@media": { print: { paddingInline: 0, paddingBlock: space(2) } },
      },
    },
    isAlone: { true: {} },
  },
  compoundVariants: [
    {
      // A line instead of the picture keeps the card's upper edge in the row.
      variants: { tone: "page", isAlone: true },
      style: {
        paddingBlockStart: space(4),
        borderBlockStart: `${stroke.strong} solid ${colour.border.strong}`,
      },
    },
  ],
});

globalStyle(`${words.classNames.base} > h3`, {
  fontSize: cardTitle(8),
  "@container": { [cardBelow(COMPACT)]: { hyphens: "auto", hyphenateLimitChars: "10 4 4" } },
});
globalStyle(`${words.classNames.base} > p`, {
  "@container": {
    [cardBelow(COMPACT)]: { fontSize: fontSize.small, hyphens: "auto" },
    [cardBelow(NARROWEST)]: { display: "none" },
  },
});

export const facts = style([
  dotted,
  { rowGap: space(1), fontSize: fontSize.small, color: colour.text.quiet },
]);

// What kind of thing it is comes first.
globalStyle(`${facts} > :first-child`, { color: colour.text.accent, fontWeight: fontWeight.bold });
