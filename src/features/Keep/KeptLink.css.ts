import { style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";

/** A round button of the header that has room for two digits beside its sign. */
export const link = style([
  notOnPaper,
  {
    gridAutoFlow: "column",
    inlineSize: "auto !important",
    paddingInline: `${space[1.5]} !important`,
    textDecoration: "none",
  },
]);

/** Has its room from the beginning, so that nothing moves when digits appear. */
export const count = style({ minInlineSize: "1.2em", textAlign: "center" });
