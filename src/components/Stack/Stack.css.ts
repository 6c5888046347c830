import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";

export const stack = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[4],
  },
]);
