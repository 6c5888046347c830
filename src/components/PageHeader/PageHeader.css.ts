import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, fontSize, fontWeight, space } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { dotted } from "../../theme/styles/dotted.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { letters, pageSides, pageWidth } from "../../theme/units.ts";

/** From the text to the edge of the screen, beyond the page's own margin. */
const toEdge = createVar();

export const frame = recipe({
  variants: {
    place: {
      none: {},
      beside: {},
      // A variable of its own: the CSS minifier cannot parse it within another calc().
      toEdge: { vars: { [toEdge]: `min(0px, (${pageWidth} - 100vw) / 2)` }, overflowX: "clip" },
    },
  },
});

export const header = recipe({
  base: [
    follow,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space[4],
      justifyItems: "start",
      overflowWrap: "anywhere",
      paddingBlock: `${space.near} ${space.wide}`,
      "@media": { print: { paddingBlock: `${space[3]} !important` } },
    },
  ],
  variants: {
    place: {
      none: {},
      // The breadcrumb stays at the top; the text ends level with the picture.
      beside: {
        "@media": {
          [sideBySide]: {
            display: "flex",
            flexDirection: "column",
            justifyContent: "flex-end",
            alignItems: "start",
            paddingBlock: `${space.near} 0`,
          },
        },
      },
      toEdge: {
        paddingBlock: `${space[4]} ${space.near}`,
        "@media": { [sideBySide]: { alignSelf: "center", paddingBlock: space.near } },
      },
    },
    size: {
      full: {},
      compact: { gap: space[2], paddingBlock: `${space.snug} ${space.near}` },
    },
  },
});

globalStyle(`${header.classNames.variants.place.beside} > nav`, {
  "@media": { [sideBySide]: { marginBlockEnd: "auto" } },
});

export const kicker = style([dotted, { fontWeight: fontWeight.bold, color: colour.text.accent }]);

export const lead = style({
  fontSize: fontSize.lead,
  maxInlineSize: letters(52),
  color: colour.text.quiet,
  textWrap: "pretty",
  "@media": { print: { maxInlineSize: "none" } },
});

export const actions = style([
  notOnPaper,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: space[3],
    marginBlockStart: space[3],
  },
]);

/** Text and picture on the page grid. */
export const columns = recipe({
  variants: {
    place: {
      none: {},
      beside: {
        paddingBlockEnd: space.wide,
        "@media": {
          [sideBySide]: { display: "grid", ...onColumns(5, 7) },
          print: { paddingBlockEnd: space[6] },
        },
      },
      toEdge: { "@media": { [sideBySide]: { display: "grid", ...onColumns(5, 7) } } },
    },
  },
});

export const picture = recipe({
  variants: {
    place: {
      beside: {
        "@media": { [sideBySide]: { alignSelf: "end", paddingBlockStart: space.near } },
      },
      toEdge: {
        marginInline: `calc(-1 * ${pageSides})`,
        "@media": {
          [sideBySide]: {
            alignSelf: "end",
            marginInline: `0 calc(${toEdge} - ${pageSides})`,
          },
          print: { marginInline: 0 },
        },
      },
    },
  },
});
