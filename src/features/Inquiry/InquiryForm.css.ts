import { globalStyle, style } from "@vanilla-extract/css";
import { colour, font, fontSize, fontWeight, space } from "../../theme/contract.css.ts";
import { edged } from "../../theme/styles/backgrounds.css.ts";
import { textWidth, width } from "../../theme/units.ts";

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

export const sentence = style({
  fontFamily: font.display,
  fontSize: fontSize.lead,
  overflowWrap: "anywhere",
});

// A comma after a control has room in its line, and lines of controls do not touch each other.
globalStyle(`${sentence} > *`, {
  maxInlineSize: `calc(100% - ${space[3]})`,
  marginBlock: space[1.5],
});

/** A number and the word after it stay in one line. */
export const counted = style({ display: "inline-block" });

export const error = style({
  marginBlockStart: space[3],
  fontWeight: fontWeight.medium,
  color: colour.error.text,
});

export const more = style({});
// Without the browser's disclosure triangle: not every font has it.
globalStyle(`${more} summary`, {
  cursor: "pointer",
  inlineSize: "fit-content",
  paddingBlock: space[2],
  listStyle: "none",
  textDecoration: "underline",
});
globalStyle(`${more} summary::-webkit-details-marker`, { display: "none" });

export const folded = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  paddingBlockStart: space[3],
});

export const note = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const sending = style({ display: "grid", gap: space[4], justifyItems: "start" });

export const action = style({ display: "grid", justifyItems: "start" });

/** Live region. Present while empty, so that screen readers announce changes. */
export const estimate = style({
  selectors: { "&:not(:empty)": { marginBlockStart: space[3] } },
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
