import { style } from "@vanilla-extract/css";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow } from "../../theme/printBreaks.css.ts";
import { space } from "../../theme/units.ts";

/** In the columns of the heading above them. */
export const ways = style([
  follow,
  {
    display: "grid",
    gap: space(10),
    "@media": { [sideBySide]: onColumns(7, 5) },
  },
]);
