import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ZOOMS } from "../../maps/mapPlace.ts";
import { DEGRADED, FILTERING } from "../../runtime/pageState.ts";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  layer,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { besideAnother, cardPair, sideBySide } from "../../theme/grid.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import { below, from, pageSides, width } from "../../theme/units.ts";
import * as sheet from "./MapSheet.css.ts";
import { wideSheet } from "./wideSheet.ts";

/** Beside the content where the map reaches across the screen. */
const SIDE = "var(--side, 0px)";

export const map = recipe({
  base: [
    follow,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space[3],
      paddingBlockEnd: space.section,
    },
  ],
  variants: { isWhole: { true: { vars: { "--side": pageSides } } } },
});

export const stage = style([follow, { position: "relative", display: "grid", gap: space.near }]);

export const controls = style([
  notOnPaper,
  withScript,
  {
    position: "absolute",
    insetBlockEnd: space[4],
    insetInlineStart: space[4],
    zIndex: layer.above,
    display: "grid",
    gap: space[2],
  },
]);

/** On a wide screen as high as the map, over its end; a finger or the mouse reaches the map beside the drawer. */
export const beside = style({
  paddingInline: SIDE,
  "@media": {
    [sideBySide]: {
      position: "absolute",
      insetBlock: space[4],
      insetInlineEnd: space[4],
      inlineSize: width(320),
      paddingInline: 0,
      pointerEvents: "none",
    },
  },
});

/** The list of places. On a wide screen a panel that closes. */
export const drawer = style({
  "@media": {
    [sideBySide]: {
      display: "grid",
      gridTemplateRows: "auto minmax(0, 1fr)",
      maxBlockSize: "40%",
      border: `${stroke.hair} solid ${colour.border.quiet}`,
      borderRadius: radius.panel,
      background: colour.surface.page,
      pointerEvents: "auto",
    },
    print: { maxBlockSize: "none" },
  },
});

export const opener = style([
  notOnPaper,
  withScript,
  { display: "none", "@media": { [sideBySide]: { display: "grid", padding: space[3] } } },
]);

export const notes = style({ paddingInline: SIDE });

export const source = style({
  marginBlockStart: space[3],
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

// Comfortable touch targets for the two links.
globalStyle(`${source} a`, { display: "inline-block", paddingBlock: space[1] });

export const list = style({
  display: "grid",
  alignContent: "start",
  "@media": {
    [besideAnother]: cardPair,
    [sideBySide]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      overflowY: "auto",
      selectors: { "&[data-closed]": { display: "none" } },
    },
  },
});

// The built page has all places, also where the address asks for some of them.
globalStyle(`:root[${FILTERING}]:not([${DEGRADED}]) ${list}`, { visibility: "hidden" });

export const place = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: space[3],
  padding: space[3],
  borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`,
  scrollMarginBlock: space[8],
  selectors: { "&[hidden]": { display: "none" } },
  ":target": { background: colour.surface.quiet },
});

/** As on the map. */
export const number = style({
  display: "grid",
  placeItems: "center",
  inlineSize: width(22),
  blockSize: width(22),
  borderRadius: radius.pill,
  background: colour.action.main,
  color: colour.text.onAction,
  fontSize: width(12),
  fontWeight: fontWeight.bold,
});

globalStyle(`${place}[data-lit]`, { background: colour.surface.quiet });

export const title = style({ fontWeight: fontWeight.bold });

export const text = style({ display: "grid", alignContent: "start", gap: space[1] });

export const quiet = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const programs = style({ display: "grid", gap: space[1], fontSize: fontSize.small });

// A name of level 3 has room on a map three times as large.
for (const [composition, media] of [
  ["tall", below(768)],
  ["wide", wideSheet],
] as const) {
  for (const zoom of ZOOMS.slice(1)) {
    const levels = ZOOMS.slice(1, zoom).map((level) => `[data-${composition}="${level}"]`);
    const place = `[data-zoom="${zoom}"] li:is(${levels.join()})`;
    const shown = (display: string) => ({ "@media": { [media]: { display } } });
    globalStyle(`${place} :is(${sheet.dot}, ${sheet.placeName})`, shown("block"));
    globalStyle(`${place} ${sheet.number}`, shown("none"));
  }
}

const CARD = width(340);

/** Wide map only: on a narrow one the list says the same. Above or below its place. */
export const card = style([
  notOnPaper,
  {
    display: "none",
    vars: { "--near": `calc(${width(34)} + 1.7cqi)`, "--far": `calc(${width(70)} + 1.7cqi)` },
    "@media": {
      [from(768)]: {
        position: "absolute",
        insetInlineStart: `clamp(${space[4]}, var(--at) - ${CARD} / 2, 100% - ${CARD} - ${space[4]})`,
        zIndex: layer.above,
        display: "grid",
        gridTemplateColumns: "2fr 3fr",
        gap: space[3],
        inlineSize: CARD,
        padding: space[3],
        border: `${stroke.hair} solid ${colour.border.quiet}`,
        borderRadius: radius.panel,
        background: colour.surface.raised,
        fontSize: fontSize.small,
        pointerEvents: "none",
      },
    },
  },
]);

/** What is shown, and in which month. */
export const choices = style([
  notOnPaper,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: `${space[4]} ${space[8]}`,
    paddingBlockEnd: space[6],
    "@media": { [sideBySide]: { display: "flex", flexWrap: "wrap", alignItems: "center" } },
  },
]);

export const choice = style([
  notOnPaper,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[3]} ${space[6]}`,
  },
]);

/** How many places are in season. Its line is there before. */
export const answer = style({
  flexBasis: "100%",
  minBlockSize: control.small,
  alignContent: "center",
  "@media": { [from(768)]: { flexBasis: "auto" } },
});
