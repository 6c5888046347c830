import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fluidSpace, from, space } from "../../theme/units.ts";

export const grid = recipe({
  base: { display: "grid", gap: fluidSpace(8, 10) },
  variants: {
    layout: {
      even: {
        "@media": { [from(768)]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
      },
      staggered: {
        "@media": { [from(768)]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
      },
    },
  },
});

globalStyle(`${grid.classNames.variants.layout.staggered} > :nth-child(even)`, {
  "@media": { [from(768)]: { marginBlockStart: space(24) } },
});
