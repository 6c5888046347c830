import { style } from "@vanilla-extract/css";
import { colour, space } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { edged } from "../../theme/styles/backgrounds.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";

const SIDEBAR = "3";

/** The text in seven columns; the sidebar in the last four. */
export const body = style([
  follow,
  {
    // Not a grid: a browser may keep what is sticky in its own row.
    display: "flex",
    flexDirection: "column",
    gap: space.wide,
    paddingBlockEnd: space.section,
    "@media": {
      [sideBySide]: {
        display: "grid",
        ...onColumns(7, 1, 4),
        gridTemplateRows: "auto auto 1fr",
      },
    },
  },
]);

export const text = style([
  follow,
  { minInlineSize: 0, "@media": { [sideBySide]: { gridColumn: "1", gridRow: "1 / span 3" } } },
]);

/** Below all else of the sidebar, where it has the height of the text to stay in view. */
export const index = style({
  display: "contents",
  "@media": { [sideBySide]: { display: "block", gridColumn: SIDEBAR, gridRow: "3" } },
});

export const after = style({ marginBlockStart: space.wide });

/** Above the text on a narrow screen. */
export const inShort = style({
  display: "grid",
  gap: space[8],
  "@media": { [sideBySide]: { gridColumn: SIDEBAR, gridRow: "1" } },
});

/** Stays visible while the visitor reads, unless an index does. */
export const aside = style([
  notOnPaper,
  {
    display: "grid",
    gap: space[8],
    "@media": {
      [sideBySide]: {
        gridColumn: SIDEBAR,
        gridRow: "2 / span 2",
        position: "sticky",
        insetBlockStart: space[8],
        alignSelf: "start",
        // The index stays in its place.
        selectors: { [`${index} ~ &`]: { gridRow: "2", position: "static" } },
      },
    },
  },
]);

export const asking = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.wide,
    "@media": { [sideBySide]: onColumns(7, 1, 4) },
  },
]);

/** Hidden in print: the footer says the same. */
export const answer = style([notOnPaper, { "@media": { [sideBySide]: { gridColumn: "3" } } }]);

/** The inquiry form at the end of the page, on a band of its own. */
export const ask = style([
  edged,
  {
    background: colour.surface.quiet,
    paddingBlock: space.broad,
    "@media": { print: { paddingBlock: 0 } },
  },
]);
