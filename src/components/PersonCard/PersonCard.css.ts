import { style } from "@vanilla-extract/css";
import { colour, fontSize, fontWeight, radius, space } from "../../theme/contract.css.ts";
import { PORTRAIT_WIDTH } from "../../theme/pictureSizes.ts";
import { notOnPaper, whole } from "../../theme/styles/printBreaks.css.ts";
import { width } from "../../theme/units.ts";

export const person = style([whole, { display: "flex", alignItems: "center", gap: space[4] }]);

export const portrait = style([
  notOnPaper,
  {
    flexShrink: 0,
    width: width(PORTRAIT_WIDTH),
    height: width(PORTRAIT_WIDTH),
    overflow: "hidden",
    borderRadius: radius.pill,
  },
]);

/** As wide as the portrait leaves it, whatever the length of a name. */
export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const name = style({ display: "block", fontWeight: fontWeight.medium });

export const about = style({
  display: "block",
  fontSize: fontSize.small,
  color: colour.text.quiet,
});
