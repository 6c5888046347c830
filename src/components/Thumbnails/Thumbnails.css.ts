import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../../theme/contract.css.ts";
import { below, fontSize, fontWeight, from, space, width } from "../../theme/units.ts";

const gap = space(3.5);

/** One large picture, beside it or below it the small ones. */
export const thumbnails = recipe({
  base: { position: "relative", display: "grid", gap },
  variants: {
    count: {
      1: {},
      2: { "@media": { [from(768)]: { gridTemplateColumns: "1fr 1fr" } } },
      3: {
        gridTemplateColumns: "1fr 1fr",
        "@media": { [from(768)]: { gridTemplateColumns: "2fr 1fr" } },
      },
    },
  },
});

const { 1: one, 3: three } = thumbnails.classNames.variants.count;

export const thumbnail = style({
  display: "block",
  minInlineSize: 0,
  padding: 0,
  border: 0,
  borderRadius: space(1.5),
  background: "none",
  aspectRatio: "3/2",
  cursor: "zoom-in",
  selectors: { "[aria-busy=true] &": { cursor: "progress" } },
  "@media": {
    // Without script there is nothing that it could open.
    "(scripting: none)": { cursor: "default" },
    // Elsewhere buttons are not printed; these are pictures.
    print: { display: "block !important" as "block" },
  },
});

globalStyle(`${one} > button`, { "@media": { [from(768)]: { aspectRatio: "2/1" } } });
globalStyle(`${three} > button:first-child`, {
  gridColumn: "1 / -1",
  "@media": { [from(768)]: { gridColumn: "auto", gridRow: "span 2" } },
});
// Their height comes from the large picture beside them.
globalStyle(`${three} > button:not(:first-child)`, {
  "@media": { [from(768)]: { aspectRatio: "auto" } },
});

// On paper: three of one size in a row, so that the program itself has the room.
globalStyle(`${three}`, {
  "@media": { print: { gridTemplateColumns: "repeat(3, 1fr) !important" } },
});
globalStyle(`${three} > button`, {
  "@media": {
    print: {
      gridColumn: "auto !important",
      gridRow: "auto !important",
      aspectRatio: "3/2 !important",
    },
  },
});

const EDGE = space(2);

export const showAll = style({
  position: "absolute",
  insetInlineEnd: EDGE,
  insetBlockEnd: EDGE,
  maxInlineSize: `calc(100% - 2 * ${EDGE})`,
  minBlockSize: space(11),
  padding: `${space(1.5)} ${space(3)}`,
  border: 0,
  borderRadius: space(25),
  background: colour.surface.page,
  color: colour.text.body,
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  cursor: "pointer",
  ":hover": { background: colour.surface.quiet },
  "@media": {
    [from(768)]: {
      insetInlineEnd: space(4.5),
      insetBlockEnd: space(4.5),
      paddingInline: space(5),
    },
    "(scripting: none)": { display: "none" },
    "(forced-colors: active)": { border: `${width(1)} solid` },
  },
});

// On a telephone it stays within the last picture.
globalStyle(`${three} > button:last-child`, {
  "@media": { [below(768)]: { maxInlineSize: `calc(50% - ${gap} / 2 - 2 * ${EDGE})` } },
});
