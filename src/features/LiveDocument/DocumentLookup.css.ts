import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/contract.css.ts";

/** As high as the start of a page, so that the footer does not jump when the document loads. */
export const looking = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space[8],
  minBlockSize: "70svh",
  paddingBlock: space.section,
  fontSize: fontSize.lead,
});
