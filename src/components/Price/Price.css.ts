import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, font, fontSize, fontWeight, leading } from "../../theme/contract.css.ts";

export const price = recipe({
  // Positioned, so that the words for screen readers stay within.
  base: {
    position: "relative",
    fontFamily: font.display,
    fontWeight: fontWeight.medium,
    lineHeight: leading.title,
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  variants: {
    size: {
      small: { fontFamily: font.body, fontSize: fontSize.body, fontWeight: fontWeight.bold },
      medium: { fontSize: fontSize.title },
      large: { fontSize: fontSize.heading },
    },
  },
});

/** An amount does not break between number and currency. */
export const amount = style({ whiteSpace: "nowrap" });

const beside = style({
  fontFamily: font.body,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
});

export const around = beside;

export const about = style([beside, { display: "block", color: colour.text.quiet }]);
