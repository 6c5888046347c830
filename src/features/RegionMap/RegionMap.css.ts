import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  fontSize,
  fontWeight,
  layer,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { besideAnother, cardPair, onColumns, sideBySide } from "../../theme/grid.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { from } from "../../theme/units.ts";

/** Map and list. The map stays visible while the list scrolls. */
export const map = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.near,
    paddingBlockEnd: space.section,
    "@media": { [sideBySide]: onColumns(9, 3) },
  },
]);

export const shown = style({
  "@media": {
    [sideBySide]: { position: "sticky", insetBlockStart: space[4], alignSelf: "start" },
  },
});

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
    [sideBySide]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const place = style({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  paddingBlock: space[3],
  paddingInline: space[3],
  borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`,
  scrollMarginBlock: space[8],
  ":target": { background: colour.surface.quiet },
});

globalStyle(`${place}[data-lit]`, { background: colour.surface.quiet });

export const title = style({ fontWeight: fontWeight.bold });

export const text = style({ display: "grid", alignContent: "start", gap: space[1] });

export const quiet = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const programs = style({ display: "grid", gap: space[1], fontSize: fontSize.small });

/**
 * Wide map only: on a narrow one the list says the same. Wide and low in the upper corner, so that
 * it does not cover the place that it describes.
 */
export const card = style([
  notOnPaper,
  {
    display: "none",
    "@media": {
      [from(768)]: {
        position: "absolute",
        insetBlockStart: space[4],
        insetInlineEnd: space[4],
        zIndex: layer.above,
        display: "grid",
        gridTemplateColumns: "2fr 3fr",
        gap: space[3],
        inlineSize: "46cqi",
        padding: space[3],
        border: `${stroke.hair} solid ${colour.border.quiet}`,
        borderRadius: radius.panel,
        background: colour.surface.raised,
        fontSize: fontSize.small,
      },
    },
  },
]);

export const choice = style([
  notOnPaper,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[3]} ${space[6]}`,
    paddingBlockEnd: space[6],
  },
]);
