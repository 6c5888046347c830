import { style } from "@vanilla-extract/css";
import { colour, fontSize, fontWeight, space } from "../../theme/contract.css.ts";
import { hover } from "../../theme/styles/hover.ts";

export const list = style({
  fontSize: fontSize.small,
  color: colour.text.quiet,
  // Avoids a single word on the last line.
  textWrap: "pretty",
});

// Inline, so that a long title continues on the same line and wraps like a sentence.
export const step = style({
  display: "inline",
  overflowWrap: "anywhere",
  // Browsers mirror "›" in right-to-left text. The empty alternative keeps it silent.
  selectors: {
    "&:not(:last-child)::after": {
      content: ['"›"', '"›" / ""'],
      marginInline: space[2],
    },
  },
});

export const link = style([
  { display: "inline-block", paddingBlock: space[1], textDecorationColor: "transparent" },
  hover({ textDecorationColor: "currentColor" }),
]);

export const current = style({ fontWeight: fontWeight.medium });
