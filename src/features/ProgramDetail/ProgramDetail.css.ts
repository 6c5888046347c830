import { style } from "@vanilla-extract/css";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow, notOnPaper } from "../../theme/paper.css.ts";
import { fluidSpace, space } from "../../theme/units.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** Beside each other on a wide screen: pictures and story in eight columns, the sheet in the last four. */
export const body = style([
  follow,
  {
    ...column,
    rowGap: fluidSpace(8, 11),
    paddingBlockEnd: fluidSpace(14, 28),
    "@media": { [sideBySide]: onColumns(8, 4) },
  },
]);

const inFirst = { "@media": { [sideBySide]: { gridColumn: "1" } } };

export const shown = style([follow, { ...column, gap: fluidSpace(8, 11), ...inFirst }]);

export const aside = style([
  follow,
  {
    ...column,
    gap: space(6),
    "@media": {
      [sideBySide]: {
        gridColumn: "2",
        gridRow: "1 / span 2",
        position: "sticky",
        insetBlockStart: space(6),
        alignSelf: "start",
      },
    },
  },
]);

export const story = style([follow, { ...column, gap: fluidSpace(10, 16), ...inFirst }]);

export const ask = style([notOnPaper, inFirst]);

/** In the head of the page only where the sheet does not stand beside the pictures. */
export const toForm = style({ "@media": { [sideBySide]: { display: "none" } } });
