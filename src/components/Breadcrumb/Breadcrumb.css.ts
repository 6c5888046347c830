import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { hover } from "../../theme/hover.ts";
import { fontSize, fontWeight, space } from "../../theme/units.ts";

export const list = style({
  fontSize: fontSize.small,
  color: colour.text.quiet,
  // No last word stands in a line by itself.
  textWrap: "pretty",
});

// One after the other like words of a sentence, so that a long title runs on in the next line.
export const step = style({
  display: "inline",
  overflowWrap: "anywhere",
  // The sign turns by itself where the line runs from right to left; it is not read out.
  selectors: {
    "&:not(:last-child)::after": {
      content: ['"›"', '"›" / ""'],
      marginInline: space(2),
    },
  },
});

export const link = style([
  { display: "inline-block", paddingBlock: space(1), textDecorationColor: "transparent" },
  hover({ textDecorationColor: "currentColor" }),
]);

export const current = style({ fontWeight: fontWeight.medium });
