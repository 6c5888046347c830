import { style } from "@vanilla-extract/css";
import { colour, fontSize, space } from "../../theme/contract.css.ts";
import { edged } from "../../theme/styles/backgrounds.css.ts";
import { from, textWidth, width } from "../../theme/units.ts";

/**
 * Hidden in print, and without script, because nothing would send it. On a degraded page it stays
 * with what was typed: it becomes an e-mail.
 */
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  maxInlineSize: textWidth,
  "@media": { print: { display: "none" }, "(scripting: none)": { display: "none" } },
});

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": { [from(768)]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const note = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const sending = style({ display: "grid", gap: space[4], justifyItems: "start" });

export const action = style({ display: "grid", justifyItems: "start" });

/**
 * Live region. Present while empty, so that screen readers announce changes; it takes space only
 * with text.
 */
export const estimate = style({
  fontSize: fontSize.small,
  selectors: { "&:not(:empty)": { paddingBlockEnd: space[4] } },
});

export const text = style([
  edged,
  {
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    padding: `${space[4]} ${space[5]}`,
    background: colour.surface.quiet,
    fontSize: fontSize.small,
  },
]);

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });

export const answer = style({ fontSize: fontSize.small, minBlockSize: "1lh" });

/** Honeypot field for bots. Hidden from visitors and from screen readers. */
export const unseen = style({
  position: "absolute",
  inlineSize: width(1),
  blockSize: width(1),
  overflow: "hidden",
  clipPath: "inset(50%)",
});
