import { style } from "@vanilla-extract/css";
import { colour, fontSize, space } from "../../theme/contract.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";

export const share = style([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[4],
    "@media": { print: { display: "none" } },
  },
  withScript,
]);

export const answer = style({
  fontSize: fontSize.small,
  color: colour.text.quiet,
  overflowWrap: "anywhere",
});
