import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  font,
  fontSize,
  fontWeight,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { gutter } from "../../theme/grid.ts";
import { follow, notOnPaper, whole } from "../../theme/styles/printBreaks.css.ts";
import { from, width } from "../../theme/units.ts";

const line = `${stroke.hair} solid ${colour.border.quiet}`;

export const frame = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.near,
    paddingBlockEnd: space.section,
  },
]);

export const steps = style([
  notOnPaper,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[5]}` },
]);

export const months = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  inlineSize: "100%",
});

export const month = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: control.small,
  selectors: { '&[aria-current="true"]': { fontWeight: fontWeight.bold, textDecoration: "none" } },
});

export const step = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: control.small,
  fontWeight: fontWeight.bold,
});

/** Two months side by side; below each other on a narrow screen and in print. */
export const calendar = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: `${space.broad} ${gutter}`,
    alignItems: "start",
    "@media": { [from(1280)]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
]);

globalStyle(`${calendar} > noscript`, { display: "contents" });

// Until the month of the address is drawn, the footer stays out of sight.
globalStyle(`${calendar}:not(:has(> section:not([hidden])))`, {
  "@media": { "(scripting: enabled)": { minBlockSize: "100vh" } },
});

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  scrollMarginBlockStart: space[6],
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { print: { display: "block" } },
});

export const overview = style([
  notOnPaper,
  {
    inlineSize: "100%",
    maxInlineSize: width(600),
    tableLayout: "fixed",
    borderCollapse: "collapse",
  },
]);

export const weekday = style({
  paddingBlock: space[1],
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  color: colour.text.quiet,
  textAlign: "center",
});

export const cell = style({
  blockSize: control.field,
  padding: space[0.5],
  fontSize: fontSize.small,
  color: colour.text.quiet,
  textAlign: "center",
});

export const dayLink = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  minBlockSize: control.small,
  border: `${stroke.hair} solid ${colour.border.quiet}`,
  borderRadius: radius.field,
  background: colour.surface.quiet,
  color: colour.text.body,
  fontWeight: fontWeight.bold,
  textDecoration: "none",
});

export const days = style({ display: "grid", "@media": { print: { display: "block" } } });

export const day = style([
  whole,
  {
    display: "grid",
    gridTemplateColumns: `${width(56)} minmax(0, 1fr)`,
    columnGap: space[3],
    paddingBlock: space[3],
    borderBlockStart: line,
    scrollMarginBlockStart: space[6],
    // All of its departures have become past, or are filtered away.
    selectors: { "&:not(:has(li:not([hidden])))": { display: "none" } },
  },
]);

export const date = style({ display: "grid", justifyItems: "start" });
export const dateWeekday = style({ fontSize: fontSize.small, color: colour.text.quiet });
export const dateNumber = style({
  fontFamily: font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const departures = style({ display: "grid", gap: space[3] });

/** Time, title with its state, price; the price goes below on a phone. */
export const departure = style({
  display: "grid",
  gridTemplateColumns: `${width(48)} minmax(0, 1fr)`,
  columnGap: space[2],
  alignItems: "baseline",
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { [from(768)]: { gridTemplateColumns: `${width(48)} minmax(0, 1fr) auto` } },
});

export const time = style({ fontVariantNumeric: "tabular-nums", color: colour.text.quiet });

export const what = style({ display: "grid", gap: space[1], overflowWrap: "anywhere" });

export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
});

export const price = style({
  gridColumnStart: 2,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  "@media": { [from(768)]: { gridColumnStart: 3 } },
});

globalStyle(`${departures} > [hidden]`, { display: "none" });
