import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "./units.ts";

// A grid is cut wherever the sheet ends, and what stood there prints over what follows. So on paper
// nothing that may be longer than a sheet is one.

/** On paper one part after the other. */
export const follow = style({
  "@media": {
    print: { display: "block !important" as "block", paddingBlockEnd: "0 !important" as "0" },
  },
});

globalStyle(`${follow} > * + *`, { "@media": { print: { marginBlockStart: space(3.5) } } });

/** On paper two side by side, each whole: a line of two pieces is never cut. */
export const pairs = style({
  "@media": {
    print: {
      display: "block !important" as "block",
      transform: "none !important",
      // One line of pieces may stand alone on a sheet.
      orphans: 1,
      widows: 1,
    },
  },
});

globalStyle(`${pairs} > *`, {
  "@media": {
    print: {
      display: "inline-block",
      inlineSize: "48%",
      blockSize: "auto",
      marginBlockEnd: space(4),
      verticalAlign: "top",
    },
  },
});
globalStyle(`${pairs} > :nth-child(odd)`, { "@media": { print: { marginInlineEnd: "4%" } } });

/** Never on two sheets. */
export const whole = style({ "@media": { print: { breakInside: "avoid" } } });

/** Of no use on paper. */
export const notOnPaper = style({ "@media": { print: { display: "none !important" as "none" } } });
