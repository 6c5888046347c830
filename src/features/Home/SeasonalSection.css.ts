import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { gutter, sideBySide } from "../../theme/grid.ts";
import { from } from "../../theme/units.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[5]} ${space.near}`,
  "@media": {
    [from(768)]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [sideBySide]: { columnGap: gutter },
  },
});
