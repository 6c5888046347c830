import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  control,
  font,
  fontSize,
  fontWeight,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";

/** Number of dates that are visible at first. */
const IN_SIGHT = 4;

const line = `${stroke.hair} solid ${colour.border.quiet}`;

export const departures = style({ display: "grid", gap: space[2], inlineSize: "100%" });

export const list = style({ display: "grid", "@media": { print: { display: "block" } } });

export const departure = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[4],
  minBlockSize: control.medium,
  paddingBlock: space[2],
  borderBlockEnd: line,
  // In print, dates follow each other on a line.
  "@media": {
    print: {
      display: "inline-block",
      minBlockSize: 0,
      padding: 0,
      marginInlineEnd: space[4],
      border: 0,
    },
  },
});

export const when = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
});

export const day = recipe({
  base: { fontFamily: font.display, fontWeight: fontWeight.medium },
  variants: {
    isOpen: { true: {}, false: { color: colour.text.quiet, textDecoration: "line-through" } },
  },
});

export const ask = style([notOnPaper, { fontWeight: fontWeight.bold, flexShrink: 0 }]);

export const more = style([notOnPaper, { fontSize: fontSize.small }]);
// Without the browser's disclosure triangle: not every font has it.
globalStyle(`${more} summary`, {
  cursor: "pointer",
  inlineSize: "fit-content",
  paddingBlock: space[2],
  listStyle: "none",
  textDecoration: "underline",
});
globalStyle(`${more} summary::-webkit-details-marker`, { display: "none" });

/**
 * Shown once all dates have passed. hidePast and React hide past dates with the attribute `hidden`.
 */
export const none = style({ display: "none" });

const shown = `${departure}:not([hidden])`;

globalStyle(`${list}:not(:has(${shown})) ~ ${none}`, { display: "block" });
globalStyle(`${list}:not(:has(${shown}:nth-child(n + ${IN_SIGHT + 1} of ${shown}))) ~ ${more}`, {
  display: "none",
});
globalStyle(`${list}:has(~ ${more}:not([open])) > :nth-child(n + ${IN_SIGHT + 1} of ${shown})`, {
  display: "none",
});
