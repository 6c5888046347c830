import { style } from "@vanilla-extract/css";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { space } from "../../theme/units.ts";

export const others = style([
  notOnPaper,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${space(64)}, 100%), 1fr))`,
    gap: space(3.5),
  },
]);
