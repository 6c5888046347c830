import { style } from "@vanilla-extract/css";
import { colour, font, fontSize, fontWeight, space, stroke } from "../../theme/contract.css.ts";
import { follow, notOnPaper, whole } from "../../theme/styles/printBreaks.css.ts";
import { textWidth, width } from "../../theme/units.ts";

export const day = style([
  whole,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    maxInlineSize: textWidth,
    // A link to a day leaves its heading in sight.
    scrollMarginBlockStart: space[8],
  },
]);

export const head = style({
  paddingBlockEnd: space[3],
  borderBlockEnd: `${stroke.hair} solid ${colour.border.quiet}`,
});

/** On a line of its own: "Day 2 · Thursday" */
export const name = style({
  display: "block",
  color: colour.text.accent,
  fontFamily: font.body,
  fontSize: fontSize.body,
  fontWeight: fontWeight.bold,
});

export const stops = style([follow, { display: "grid", gap: space[3] }]);

export const stop = style([whole, { display: "grid", gap: space[2] }]);

/** The way to the stop, on a line like that of the map. */
export const leg = style({
  marginInlineStart: "3.75em",
  paddingInlineStart: space[3],
  borderInlineStart: `${stroke.strong} dotted ${colour.border.strong}`,
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

export const border = style({ fontWeight: fontWeight.bold });

export const what = style({ display: "flex", gap: space[2] });

/** As wide as the longest time, so that all texts begin at the same edge. */
export const time = style({
  flexShrink: 0,
  minInlineSize: "3.25em",
  fontVariantNumeric: "tabular-nums",
  color: colour.text.accent,
  fontWeight: fontWeight.medium,
});

export const text = style({ display: "block", color: colour.text.quiet });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space[4],
});

export const rows = style({
  display: "grid",
  gap: space[1],
  flex: `1 1 ${width(280)}`,
  minInlineSize: 0,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: `${width(128)} minmax(0, 1fr)`,
  columnGap: space[4],
  fontSize: fontSize.small,
  "@media": { "(width < 24em)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const quiet = style({ color: colour.text.quiet });

export const print = notOnPaper;
