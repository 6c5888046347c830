import { globalStyle, style } from "@vanilla-extract/css";
import { colour, radius, space } from "../../theme/contract.css.ts";
import { sideBySide } from "../../theme/grid.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { from, low, pageSides, width } from "../../theme/units.ts";
import { words } from "../Picture/Picture.css.ts";

export const header = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    overflowWrap: "anywhere",
    paddingBlock: `${space.snug} ${space.wide}`,
    "@media": { print: { paddingBlockStart: `${space[3]} !important` } },
  },
]);

/**
 * The picture in the shape of its screen. It grows with a long title, so that a part of it is seen
 * above the label.
 */
export const poster = style([
  follow,
  {
    position: "relative",
    display: "grid",
    gridTemplateRows: `minmax(${width(160)}, 1fr) auto`,
    aspectRatio: "4 / 3",
    marginInline: `calc(-1 * ${pageSides})`,
    "@media": {
      [from(768)]: { aspectRatio: "2 / 1", marginInline: 0 },
      [sideBySide]: { aspectRatio: "12 / 5" },
      [low]: { aspectRatio: "3 / 1" },
      print: { aspectRatio: "auto", marginInline: 0 },
    },
  },
]);

export const picture = style({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  "@media": {
    [from(768)]: { borderRadius: radius.field },
    print: { position: "relative", aspectRatio: "3 / 1" },
  },
});

// Towers and roofs are in the upper half, and the label covers some of the lower one.
globalStyle(`${picture} img`, { objectPosition: "50% 35%" });

// In place of a picture that did not load; the label is below.
globalStyle(`${picture} ${words}`, { insetBlock: `${space[3]} auto` });

globalStyle(`${picture}:has([data-picture="failed"])`, {
  "@media": { print: { display: "none" } },
});

/** Kicker and title. On a picture: a corner of it that has the ground of the page. */
export const label = style({ display: "grid", gap: space[2] });

globalStyle(`${poster} > ${label}`, {
  position: "relative",
  gridRow: 2,
  justifySelf: "start",
  maxInlineSize: `calc(100% - ${space[10]})`,
  paddingBlock: `${space[5]} ${space[2]}`,
  paddingInline: `${pageSides} ${space[6]}`,
  borderStartEndRadius: radius.panel,
  background: colour.surface.page,
  "@media": {
    [from(768)]: {
      maxInlineSize: "72%",
      paddingBlockStart: space.snug,
      paddingInline: `0 ${space.near}`,
    },
    print: { maxInlineSize: "none", padding: 0 },
  },
});

export const lead = style({
  marginBlockStart: space[4],
  "@media": { print: { marginBlockEnd: space[6] } },
});
