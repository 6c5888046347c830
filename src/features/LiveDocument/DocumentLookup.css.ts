import { style } from "@vanilla-extract/css";
import { fluidSpace, fontSize, space } from "../../theme/units.ts";

/** As high as a page begins, so that the foot of the site does not jump when the document comes. */
export const looking = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space(8),
  minBlockSize: "70svh",
  paddingBlock: fluidSpace(14, 28),
  fontSize: fontSize.lead,
});
