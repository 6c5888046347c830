import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, fontSize, fontWeight, radius, space, stroke } from "../../theme/contract.css.ts";
import { notOnPaper, whole } from "../../theme/styles/printBreaks.css.ts";
import { from, width } from "../../theme/units.ts";

/** Time, words and controls side by side; on a phone the controls stand below. */
export const row = style([
  whole,
  {
    display: "grid",
    gridTemplateColumns: `min(${width(60)}, 18vw) minmax(0, 1fr)`,
    columnGap: space[4],
    paddingBlock: space[3],
    overflowWrap: "anywhere",
    selectors: { "&[data-dragging]": { opacity: 0.4 } },
    "@media": {
      [from(768)]: { gridTemplateColumns: `min(${width(60)}, 18vw) minmax(0, 1fr) auto` },
      print: {
        gridTemplateColumns: `min(${width(60)}, 18vw) minmax(0, 1fr)`,
        paddingBlock: space[1],
      },
    },
  },
]);

/** The way to the visit, on a line like that of the map. */
export const way = style({
  gridColumn: "2",
  marginBlockEnd: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `${stroke.strong} dotted ${colour.border.strong}`,
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

export const when = style({
  gridColumn: "1",
  fontVariantNumeric: "tabular-nums",
  fontWeight: fontWeight.medium,
  color: colour.text.accent,
});

/** Address, telephone and the like: on paper, where nothing can be pressed. */
const paperOnly = {
  display: "none",
  "@media": { print: { display: "block" } },
} as const;

export const time = recipe({
  variants: {
    isFixed: { true: {}, false: { color: colour.text.quiet, fontWeight: fontWeight.regular } },
    isPaperOnly: { true: paperOnly, false: {} },
  },
});

export const what = style({
  gridColumn: "2",
  display: "grid",
  gap: space[1],
  alignContent: "start",
});

export const gone = style({ color: colour.text.quiet });

export const number = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "1.5em",
  blockSize: "1.5em",
  marginInlineEnd: space[2],
  borderRadius: radius.pill,
  background: colour.action.main,
  color: colour.text.onAction,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  "@media": { "(forced-colors: active)": { forcedColorAdjust: "none" } },
});

export const quiet = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const note = style({});

export const onPaper = style(paperOnly);

export const misfits = style({
  display: "grid",
  gap: space[1],
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

export const noted = style({ fontWeight: fontWeight.regular, color: colour.text.quiet });

/** On a phone in one line below the words; else the day below them, and what moves the row at its end. */
export const foot = style([
  notOnPaper,
  {
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    marginBlockStart: space[2],
    "@media": { [from(768)]: { display: "contents" } },
  },
]);

export const day = style({
  "@media": { [from(768)]: { gridColumn: "2", marginBlockStart: space[2] } },
});

export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignSelf: "start",
  "@media": { [from(768)]: { flexWrap: "nowrap", gridColumn: "3", gridRow: "1 / span 3" } },
});
