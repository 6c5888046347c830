import { globalStyle, style } from "@vanilla-extract/css";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow, notOnPaper } from "../../theme/printBreaks.css.ts";
import { fluidSpace, space } from "../../theme/units.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** Beside each other on a wide screen: title, pictures and story in eight columns, the sheet in the last four. */
export const body = style([
  follow,
  {
    ...column,
    paddingBlockEnd: fluidSpace(14, 28),
    "@media": { [sideBySide]: onColumns(8, 4) },
  },
]);

const inFirst = { "@media": { [sideBySide]: { gridColumn: "1" } } };

const apart = fluidSpace(8, 11);

export const head = style([follow, inFirst]);

/** On paper its days say when it is. */
export const year = notOnPaper;

export const shown = style([follow, { ...column, gap: apart, ...inFirst }]);

export const aside = style([
  follow,
  {
    ...column,
    gap: space(6),
    marginBlockStart: apart,
    "@media": {
      [sideBySide]: {
        gridColumn: "2",
        gridRow: "1 / span 3",
        alignSelf: "start",
        marginBlockStart: fluidSpace(6, 9),
      },
      // Beside what happens, step by step: all of it on two sheets.
      print: {
        float: "inline-end",
        inlineSize: "44%",
        marginBlock: `${space(5)} !important`,
        marginInlineStart: space(8),
      },
    },
  },
]);

/** The sheet says the same on paper. */
export const inShort = notOnPaper;

export const story = style([
  follow,
  { ...column, gap: fluidSpace(10, 16), marginBlockStart: apart, ...inFirst },
]);

// From edge to edge of the sheet.
globalStyle(`${story} p, ${story} dl, ${story} dl > div`, {
  "@media": { print: { maxInlineSize: "none" } },
});

export const ask = style([notOnPaper, { marginBlockStart: fluidSpace(10, 16), ...inFirst }]);

/** In the head of the page only where the sheet does not stand beside it. */
export const toForm = style({ "@media": { [sideBySide]: { display: "none" } } });
