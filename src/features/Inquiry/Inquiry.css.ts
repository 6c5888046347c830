import { recipe } from "@vanilla-extract/recipes";
import { follow, notOnPaper } from "../../theme/printBreaks.css.ts";
import { space } from "../../theme/units.ts";

export const inquiry = recipe({
  base: [
    follow,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      gap: space(5),
      textWrap: "pretty",
      overflowWrap: "anywhere",
      scrollMarginBlockStart: space(6),
    },
  ],
  variants: {
    // A form is of no use on paper; what has arrived is.
    hasArrived: { true: {}, false: notOnPaper },
  },
});
