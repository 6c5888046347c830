import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/**
 * The days in seven columns, map and sums in the last four; on a narrow screen below the days, and on paper before
 * them.
 */
export const body = style([
  follow,
  {
    ...column,
    gap: space.wide,
    paddingBlockEnd: space.section,
    "@media": { [sideBySide]: onColumns(7, 1, 4) },
  },
]);

export const days = style([
  follow,
  {
    ...column,
    gap: space.wide,
    alignContent: "start",
    "@media": { [sideBySide]: { gridColumn: "1", gridRow: "1" } },
  },
]);

export const aside = style({
  order: 1,
  "@media": { [sideBySide]: { gridColumn: "3", gridRow: "1" } },
});

/** Stays in view while the days are read. */
export const inView = style([
  follow,
  {
    ...column,
    gap: space[6],
    "@media": { [sideBySide]: { position: "sticky", insetBlockStart: space[6] } },
  },
]);
