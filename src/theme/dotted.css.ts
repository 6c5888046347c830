import { globalStyle, style } from "@vanilla-extract/css";

const DOT = "1em";

const AROUND = "-0.25em";

/**
 * Facts in a line, a dot between each two: "Nature · 14 October 2026". The dot stands before a fact;
 * where a line begins, it lies in the margin and is cut off with it.
 */
export const dotted = style({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: `-${DOT}`,
  clipPath: `inset(${AROUND} 0 ${AROUND} ${DOT})`,
  selectors: { "[dir=rtl] &": { clipPath: `inset(${AROUND} ${DOT} ${AROUND} 0)` } },
});

globalStyle(`${dotted} > *`, {
  position: "relative",
  minInlineSize: 0,
  paddingInlineStart: DOT,
  overflowWrap: "anywhere",
});
// Screen readers pass it over.
globalStyle(`${dotted} > *::before`, {
  content: ['"·"', '"·" / ""'],
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: DOT,
  textAlign: "center",
});
