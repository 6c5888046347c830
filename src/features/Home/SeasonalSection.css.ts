import { style } from "@vanilla-extract/css";
import { gutter, sideBySide } from "../../theme/grid.ts";
import { fluidSpace, from, space } from "../../theme/units.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space(5)} ${fluidSpace(5, 8)}`,
  "@media": {
    [from(768)]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [sideBySide]: { columnGap: gutter },
  },
});
