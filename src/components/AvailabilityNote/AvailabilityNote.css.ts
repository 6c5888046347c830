import { recipe } from "@vanilla-extract/recipes";
import { colour, fontSize, fontWeight } from "../../theme/contract.css.ts";

export const note = recipe({
  base: { fontSize: fontSize.small },
  variants: {
    isScarce: {
      true: { color: colour.text.accent, fontWeight: fontWeight.bold },
      false: { color: colour.text.quiet },
    },
  },
});
