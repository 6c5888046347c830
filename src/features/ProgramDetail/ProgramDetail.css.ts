import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** Wide screen: title, pictures and text in eight columns, the price box in the last four. */
export const body = style([
  follow,
  {
    ...column,
    paddingBlockEnd: space.section,
    "@media": { [sideBySide]: onColumns(8, 4) },
  },
]);

const inFirst = { "@media": { [sideBySide]: { gridColumn: "1" } } };

const apart = space.wide;

export const head = style([follow, inFirst]);

/** Hidden in print: the departures say when the program takes place. */
export const year = notOnPaper;

export const shown = style([follow, { ...column, gap: apart, ...inFirst }]);

/** On a wide screen the panel stands in the second column, the facts between pictures and text. */
export const aside = style([
  follow,
  {
    ...column,
    gap: apart,
    marginBlockStart: apart,
    "@media": {
      [sideBySide]: { display: "contents" },
      // Beside the steps of the program, so that all of it fits on two printed pages.
      print: {
        float: "inline-end",
        inlineSize: "44%",
        marginBlock: `${space[5]} !important`,
        marginInlineStart: space[8],
      },
    },
  },
]);

/** As high as what is beside it. */
export const panel = style([
  follow,
  {
    "@media": {
      [sideBySide]: { gridColumn: "2", gridRow: "1 / span 4", marginBlockStart: space.near },
    },
  },
]);

/** Stays in view until the form. */
export const inView = style([
  follow,
  {
    ...column,
    gap: space[6],
    "@media": { [sideBySide]: { position: "sticky", insetBlockStart: space[6] } },
  },
]);

export const facts = style({
  "@media": { [sideBySide]: { gridColumn: "1", marginBlockStart: apart } },
});

// On paper the list of facts may go on below the steps on the next page.
globalStyle(`${facts} > *, ${facts} dl > div`, { "@media": { print: { breakInside: "auto" } } });

export const story = style([
  follow,
  { ...column, gap: space.broad, marginBlockStart: apart, ...inFirst },
]);

// Full page width in print.
globalStyle(`${story} p, ${story} dl, ${story} dl > div`, {
  "@media": { print: { maxInlineSize: "none" } },
});

/** In print a confirmation follows the trip; a form is hidden. */
export const ask = style([
  follow,
  {
    marginBlockStart: space.broad,
    "@media": {
      // Below the panel, also where there are no facts.
      [sideBySide]: { gridColumn: "1", gridRow: "5" },
      print: { marginBlockStart: space[3] },
    },
  },
]);

/** In the header, but only if the price box is not beside it. */
export const toForm = style({ "@media": { [sideBySide]: { display: "none" } } });
