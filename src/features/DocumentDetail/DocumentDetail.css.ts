import { style } from "@vanilla-extract/css";
import { follow } from "../../theme/paper.css.ts";
import { fluidSpace } from "../../theme/units.ts";

export const body = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: fluidSpace(8, 14),
    paddingBlockEnd: fluidSpace(14, 28),
  },
]);
