import { style } from "@vanilla-extract/css";
import { width } from "../../theme/units.ts";

// One pixel remains: some screen readers skip elements without a size.
export const hidden = style({
  position: "absolute",
  inlineSize: width(1),
  blockSize: width(1),
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
