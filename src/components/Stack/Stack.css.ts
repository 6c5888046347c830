import { style } from "@vanilla-extract/css";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { space } from "../../theme/units.ts";

export const stack = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space(4),
  },
]);
