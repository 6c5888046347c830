import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../contract.css.ts";

// Browsers cut a grid at the end of a printed page, and its rest overlaps what follows. So anything
// that may be longer than a page is a block in print.

/** In print: children below each other. */
export const follow = style({
  "@media": {
    print: { display: "block !important" as "block", paddingBlockEnd: "0 !important" as "0" },
  },
});

globalStyle(`${follow} > * + *`, { "@media": { print: { marginBlockStart: space[3] } } });

/** In print: children in pairs side by side, none of them cut at the end of a page. */
export const pairs = style({
  "@media": {
    print: {
      display: "block !important" as "block",
      transform: "none !important",
      // A single row may stay alone on a page.
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
      marginBlockEnd: space[4],
      verticalAlign: "top",
    },
  },
});
globalStyle(`${pairs} > :nth-child(odd)`, { "@media": { print: { marginInlineEnd: "4%" } } });

/** Not split across two printed pages. */
export const whole = style({ "@media": { print: { breakInside: "avoid" } } });

/** Hidden in print. */
export const notOnPaper = style({ "@media": { print: { display: "none !important" as "none" } } });
