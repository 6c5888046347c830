import { style } from "@vanilla-extract/css";
import { fluidSpace } from "../../theme/units.ts";

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: fluidSpace(8, 14),
  paddingBlockEnd: fluidSpace(14, 28),
});
