import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { cardTitle, cardRadius as radius } from "../../theme/card.ts";
import { colour } from "../../theme/contract.css.ts";
import { strongGround } from "../../theme/grounds.css.ts";
import { fontSize, fontWeight, space, width } from "../../theme/units.ts";

const CARD = "card";
/** Of two on a large telephone or three on a tablet: a line holds some thirty letters. */
const COMPACT = `${CARD} (width < ${width(272)})`;
/** There the title and the facts say enough; a summary would be a column of single words. */
const NARROWEST = `${CARD} (width < ${width(216)})`;

export const card = recipe({
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    blockSize: "100%",
    container: `${CARD} / inline-size`,
  },
  variants: {
    tone: {
      page: { gap: space(4) },
      strong: [
        strongGround,
        {
          borderRadius: radius,
          background: colour.surface.strongRaised,
          // The ground is gone in forced colours; the line is not.
          outline: `${width(1)} solid transparent`,
        },
      ],
    },
  },
});

export const picture = recipe({
  variants: {
    tone: {
      page: {},
      strong: {
        overflow: "hidden",
        borderStartStartRadius: radius,
        borderStartEndRadius: radius,
      },
    },
  },
});

export const words = recipe({
  base: { display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" },
  variants: {
    tone: {
      page: {},
      strong: { gap: space(3), padding: `${space(5.5)} ${space(6)} ${space(6.5)}` },
    },
    isAlone: { true: {} },
  },
  compoundVariants: [
    {
      // A line instead of the picture keeps the card's upper edge in the row.
      variants: { tone: "page", isAlone: true },
      style: {
        paddingBlockStart: space(4),
        borderBlockStart: `${width(2)} solid ${colour.border.strong}`,
      },
    },
  ],
});

globalStyle(`${words.classNames.base} > h3`, {
  fontSize: cardTitle(8),
  "@container": { [COMPACT]: { hyphens: "auto", hyphenateLimitChars: "10 4 4" } },
});
globalStyle(`${words.classNames.base} > p`, {
  "@container": {
    [COMPACT]: { fontSize: fontSize.small, hyphens: "auto" },
    [NARROWEST]: { display: "none" },
  },
});

// The whole card can be pressed, yet a screen reader meets one link with the title as its name.
export const link = style({
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius },
  ":hover": { textDecoration: "underline", textDecorationThickness: width(2) },
  ":focus-visible": { outline: "none", boxShadow: "none" },
  selectors: {
    "&:focus-visible::after": {
      outline: `${space(0.75)} solid ${colour.focus.ring}`,
      outlineOffset: space(0.75),
      boxShadow: `0 0 0 ${space(0.75)} ${colour.focus.ringOnStrong}`,
    },
  },
});

export const facts = recipe({
  base: { display: "flex", flexWrap: "wrap", fontSize: fontSize.small },
  variants: {
    tone: {
      page: { color: colour.text.accent, fontWeight: fontWeight.bold },
      strong: { gap: `${space(1)} ${space(4.5)}`, color: colour.text.quiet },
    },
  },
});

const { page, strong } = facts.classNames.variants.tone;

globalStyle(`:is(${page}, ${strong}) > *`, { minInlineSize: 0, overflowWrap: "anywhere" });

// One line: "Nature · 14 October 2026"; screen readers pass the dot over.
globalStyle(`${page} > :not(:last-child)::after`, {
  content: ['"·"', '"·" / ""'],
  marginInline: "0.4em",
});

globalStyle(`${strong} > :first-child`, {
  color: colour.text.accent,
  fontWeight: fontWeight.bold,
});
