import { globalStyle, style } from "@vanilla-extract/css";

const DOT = "1em";

const AROUND = "-0.25em";

/**
 * A line of facts with dots between them: "Nature · 14 October 2026". Each dot is before its fact;
 * at the start of a line it falls into the margin and is clipped.
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
// The alternative text after "/" is empty: screen readers skip the dot.
globalStyle(`${dotted} > *::before`, {
  content: ['"·"', '"·" / ""'],
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: DOT,
  textAlign: "center",
});
