import { style } from "@vanilla-extract/css";
import { follow } from "../../theme/paper.css.ts";
import { from, space } from "../../theme/units.ts";

/** In the columns of the heading above them. */
export const ways = style([
  follow,
  {
    display: "grid",
    gap: space(10),
    "@media": { [from(768)]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
  },
]);
