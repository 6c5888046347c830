import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { width } from "../../theme/units.ts";

export const others = style([
  notOnPaper,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${width(256)}, 100%), 1fr))`,
    gap: space[3],
  },
]);
