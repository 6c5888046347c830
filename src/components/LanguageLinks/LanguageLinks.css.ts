import { style } from "@vanilla-extract/css";
import { below, fontWeight, space } from "../../theme/units.ts";

/** One below the other where it is a column of its own, else in a row. */
export const list = style({
  "@media": { [below(768)]: { display: "flex", flexWrap: "wrap", columnGap: space(5) } },
});

export const choice = style({
  display: "inline-block",
  paddingBlock: space(2.5),
  selectors: { "&[aria-current]": { fontWeight: fontWeight.medium, textDecoration: "none" } },
});
