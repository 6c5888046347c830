import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  leading,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { gutter, sideBySide, spanning } from "../../theme/grid.ts";
import { hover } from "../../theme/styles/hover.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import { from, low } from "../../theme/units.ts";

const gap = space[3];

/** Media queries: small pictures beside the large one. Otherwise they are below it. */
const BESIDE = [from(768), low];

const beside = <Rule>(rule: Rule): Record<string, Rule> =>
  Object.fromEntries(BESIDE.map((media) => [media, rule]));

/**
 * Grid columns: the first picture ends where the next page column begins, less the gap between
 * pictures.
 */
const upTo = (columns: number, own: number) => ({
  gridTemplateColumns: `calc(${spanning(columns, own)} + ${gutter} - ${gap}) minmax(0, 1fr)`,
});

/** One large picture, and small ones beside it or below it. */
export const thumbnails = recipe({
  base: [whole, { position: "relative", display: "grid", gap }],
  variants: {
    count: {
      1: {},
      2: { "@media": beside({ gridTemplateColumns: "1fr 1fr" }) },
      3: {
        gridTemplateColumns: "1fr 1fr",
        "@media": beside({ gridTemplateColumns: "2fr 1fr" }),
      },
    },
    // On a wide screen the second column of pictures aligns with the page grid.
    columns: { 8: {}, 12: {} },
  },
  compoundVariants: [
    { variants: { count: 2, columns: 8 }, style: { "@media": { [sideBySide]: upTo(4, 8) } } },
    { variants: { count: 2, columns: 12 }, style: { "@media": { [sideBySide]: upTo(6, 12) } } },
    { variants: { count: 3, columns: 8 }, style: { "@media": { [sideBySide]: upTo(5, 8) } } },
    { variants: { count: 3, columns: 12 }, style: { "@media": { [sideBySide]: upTo(8, 12) } } },
  ],
});

const { 1: one, 3: three } = thumbnails.classNames.variants.count;

export const thumbnail = style({
  display: "block",
  minInlineSize: 0,
  borderRadius: radius.field,
  aspectRatio: "3/2",
  cursor: "zoom-in",
  selectors: { "[aria-busy=true] &": { cursor: "progress" } },
});

globalStyle(`${one} > a`, { "@media": beside({ aspectRatio: "2/1" }) });
globalStyle(`${three} > a:first-child`, {
  gridColumn: "1 / -1",
  "@media": beside({ gridColumn: "auto", gridRow: "span 2" }),
});
// The large picture beside them sets their height.
globalStyle(`${three} > a:not(:first-child)`, { "@media": beside({ aspectRatio: "auto" }) });

// In print: three pictures of the same size in a row, to leave room for the text.
globalStyle(`${three}`, {
  "@media": { print: { gridTemplateColumns: "repeat(3, 1fr) !important" } },
});
globalStyle(`${three} > a`, {
  "@media": {
    print: {
      gridColumn: "auto !important",
      gridRow: "auto !important",
      aspectRatio: "5/2 !important",
    },
  },
});

/** Below the pictures if they are small, otherwise on the last one. */
export const showAll = style([
  {
    gridColumn: "1 / -1",
    justifySelf: "start",
    maxInlineSize: "100%",
    minBlockSize: control.small,
    padding: `${space[1.5]} ${space[5]}`,
    border: `${stroke.strong} solid ${colour.border.strong}`,
    borderRadius: radius.pill,
    background: colour.surface.page,
    color: colour.text.body,
    fontSize: fontSize.small,
    fontWeight: fontWeight.bold,
    lineHeight: leading.control,
    overflowWrap: "anywhere",
    cursor: "pointer",
    "@media": {
      [from(768)]: {
        position: "absolute",
        insetInlineEnd: space[4],
        insetBlockEnd: space[4],
        borderColor: "transparent",
      },
    },
  },
  hover({ background: `color-mix(in srgb, currentColor 15%, ${colour.surface.page})` }),
  withScript,
]);
