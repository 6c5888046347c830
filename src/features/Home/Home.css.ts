import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";

/** On the same columns as the section's heading. */
export const ways = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[10],
    "@media": { [sideBySide]: onColumns(7, 5) },
  },
]);

export const journeys = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  overflowWrap: "anywhere",
});
