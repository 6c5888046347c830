import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, control, leading, radius, stroke } from "../../theme/contract.css.ts";
import { gutter, sideBySide, spanning } from "../../theme/grid.ts";
import { hover } from "../../theme/hover.ts";
import { whole } from "../../theme/printBreaks.css.ts";
import { fontSize, fontWeight, from, low, space } from "../../theme/units.ts";
import { withoutScript } from "../../theme/withoutScript.ts";

const gap = space(3.5);

/** Where there is no room below it for two more, the large one has them beside itself. */
const BESIDE = [from(768), low];

const beside = <Rule>(rule: Rule): Record<string, Rule> =>
  Object.fromEntries(BESIDE.map((media) => [media, rule]));

/** So many columns of its own, and on to the next, but for the gap between two pictures. */
const upTo = (columns: number, own: number) => ({
  gridTemplateColumns: `calc(${spanning(columns, own)} + ${gutter} - ${gap}) minmax(0, 1fr)`,
});

/** One large picture, beside it or below it the small ones. */
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
    // On a wide screen the second column of pictures begins where one of the page's columns does.
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
// Their height comes from the large picture beside them.
globalStyle(`${three} > a:not(:first-child)`, { "@media": beside({ aspectRatio: "auto" }) });

// On paper: three of one size in a row, so that the program itself has the room.
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

/** Below the pictures where they are small, on the last of them where it is large enough. */
export const showAll = style([
  {
    gridColumn: "1 / -1",
    justifySelf: "start",
    maxInlineSize: "100%",
    minBlockSize: control.small,
    padding: `${space(1.5)} ${space(5)}`,
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
        insetInlineEnd: space(4.5),
        insetBlockEnd: space(4.5),
        borderColor: "transparent",
      },
    },
  },
  hover({ background: `color-mix(in srgb, currentColor 15%, ${colour.surface.page})` }),
  withoutScript({ display: "none" }),
]);
