import { recipe } from "@vanilla-extract/recipes";
import { cardGrid } from "../../theme/grid.ts";
import { pairs } from "../../theme/paper.css.ts";
import { fluidSpace, space } from "../../theme/units.ts";

/** Narrower, and the long words of a German title no longer fit into a line. */
const NARROWEST = `min(100%, ${space(72)})`;

export const grid = recipe({
  base: pairs,
  variants: {
    layout: {
      even: {
        display: "grid",
        gap: `${fluidSpace(10, 14)} ${fluidSpace(8, 10)}`,
        gridTemplateColumns: `repeat(auto-fill, minmax(${NARROWEST}, 1fr))`,
      },
      dense: { ...cardGrid, rowGap: fluidSpace(7, 12) },
    },
  },
});
