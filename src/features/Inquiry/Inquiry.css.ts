import { recipe } from "@vanilla-extract/recipes";
import { space } from "../../theme/contract.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";

export const inquiry = recipe({
  base: [
    follow,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      gap: space[5],
      textWrap: "pretty",
      overflowWrap: "anywhere",
      scrollMarginBlockStart: space[6],
    },
  ],
  variants: {
    // Print the confirmation, but not an empty form.
    hasArrived: { true: {}, false: notOnPaper },
  },
});
