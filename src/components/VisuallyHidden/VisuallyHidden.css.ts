import { style } from "@vanilla-extract/css";
import { width } from "../../theme/units.ts";

// One pixel is left, for some screen readers pass over what has no size.
export const hidden = style({
  position: "absolute",
  inlineSize: width(1),
  blockSize: width(1),
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
