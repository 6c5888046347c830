import { style } from "@vanilla-extract/css";
import { colour, space } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { edged } from "../../theme/styles/backgrounds.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";

/** The text in seven columns; the sidebar in the last four. */
export const body = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.wide,
    paddingBlockEnd: space.section,
    "@media": { [sideBySide]: { ...onColumns(7, 1, 4), gridTemplateRows: "auto 1fr" } },
  },
]);

export const text = style([
  follow,
  { minInlineSize: 0, "@media": { [sideBySide]: { gridColumn: "1", gridRow: "1 / span 2" } } },
]);

export const after = style({ marginBlockStart: space.wide });

/** Above the text on a narrow screen. */
export const inShort = style({
  display: "grid",
  gap: space[8],
  "@media": { [sideBySide]: { gridColumn: "3", gridRow: "1" } },
});

/** Sticky: stays visible while the visitor reads. */
export const aside = style([
  notOnPaper,
  {
    display: "grid",
    gap: space[8],
    "@media": {
      [sideBySide]: {
        gridColumn: "3",
        gridRow: "2",
        position: "sticky",
        insetBlockStart: space[8],
        alignSelf: "start",
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
