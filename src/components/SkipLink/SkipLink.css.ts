import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { space } from "../../theme/units.ts";

export const link = style({
  position: "absolute",
  insetInlineStart: space(4),
  insetBlockStart: space(4),
  zIndex: 1,
  padding: space(3),
  background: colour.surface.page,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", blockSize: "1px", overflow: "hidden" } },
});
