import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, space } from "../../theme/units.ts";

export const card = recipe({
  base: { position: "relative", display: "grid", gap: space(4), alignContent: "start" },
  variants: { tone: { page: {}, strong: { color: colour.text.onStrong } } },
});

export const words = style({ display: "grid", gap: space(2) });

export const title = style({ fontSize: fontSize.title });

// The whole card can be pressed, yet a screen reader meets one link with the title as its name.
export const link = style({
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline" },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(4)}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  color: colour.text.accent,
  selectors: {
    [`${card.classNames.variants.tone.strong} &`]: { color: colour.text.onStrongAccent },
  },
});

export const summary = style({
  maxInlineSize: "48ch",
  color: colour.text.quiet,
  selectors: {
    [`${card.classNames.variants.tone.strong} &`]: { color: colour.text.onStrongQuiet },
  },
});
