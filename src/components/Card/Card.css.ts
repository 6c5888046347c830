import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, fontSize, fontWeight, radius, space, stroke } from "../../theme/contract.css.ts";
import { strongGround } from "../../theme/styles/backgrounds.css.ts";
import { CARD, COMPACT, cardBelow, cardTitle } from "../../theme/styles/card.ts";
import { dotted } from "../../theme/styles/dotted.css.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";

/**
 * In pixels. In narrower cards a summary would be a column of single words; title and facts are
 * enough.
 */
const NARROWEST = 216;

/** In pixels. In narrower cards a date and a price would be side by side in some cards only. */
const BESIDE = 248;

export const card = recipe({
  base: [
    whole,
    {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      blockSize: "100%",
      container: `${CARD} / inline-size`,
    },
  ],
  variants: {
    tone: {
      page: { gap: space[4] },
      strong: [
        strongGround,
        {
          borderRadius: radius.panel,
          background: colour.surface.strongRaised,
          // Visible in forced colours, where backgrounds are removed.
          outline: `${stroke.hair} solid transparent`,
        },
      ],
    },
    isAway: { true: {} },
  },
});

// Only the picture fades: text keeps its contrast.
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

// A slight zoom on hover.
globalStyle(`${card.classNames.base}:hover img`, {
  "@media": { "(hover: hover)": { scale: "1.015" } },
});

export const words = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    gap: space[2],
  },
  variants: {
    tone: {
      page: {},
      strong: {
        gap: space[3],
        padding: `${space[5]} ${space[6]} ${space[6]}`,
        "@media": { print: { paddingInline: 0, paddingBlock: space[2] } },
      },
    },
    isAlone: { true: { gridRow: "1 / -1" } },
  },
  compoundVariants: [
    {
      // Without a picture, a line marks the upper edge of the card in its row.
      variants: { tone: "page", isAlone: true },
      style: {
        paddingBlockStart: space[4],
        borderBlockStart: `${stroke.strong} solid ${colour.border.strong}`,
      },
    },
  ],
});

globalStyle(`${words.classNames.base} > h3`, {
  fontSize: cardTitle(8),
  "@container": { [cardBelow(COMPACT)]: { hyphens: "auto", hyphenateLimitChars: "10 4 4" } },
});

/** A note stays: it may say why the picture is faded. */
export const summary = style({
  "@container": { [cardBelow(NARROWEST)]: { display: "none" } },
});
globalStyle(`${summary} p`, {
  "@container": {
    [cardBelow(COMPACT)]: { fontSize: fontSize.small, hyphens: "auto" },
  },
});

/** At the lower edge of the card, in one line for all cards of a row. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[2],
  marginBlockStart: "auto",
  "@container": { [cardBelow(BESIDE)]: { flexDirection: "column", alignItems: "start" } },
});

export const price = style({ marginInlineStart: "auto", textAlign: "end" });
globalStyle(`${price} p`, { fontSize: fontSize.lead });

export const facts = style([
  dotted,
  { rowGap: space[1], fontSize: fontSize.small, color: colour.text.quiet },
]);

/** With square corners, as a badge: what is round can be pressed. */
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  fontSize: fontSize.small,
});

globalStyle(`${marks} > li`, {
  paddingInline: space[1.5],
  border: `${stroke.fine} solid ${colour.border.quiet}`,
  borderRadius: radius.field,
});

// The first fact is the category.
globalStyle(`${facts} > :first-child`, { color: colour.text.accent, fontWeight: fontWeight.bold });
