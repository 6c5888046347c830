import { globalStyle } from "@vanilla-extract/css";
import { colour, font, fontSize, fontWeight, leading, space, stroke } from "../contract.css.ts";
import { focusRing } from "../styles/focusRing.ts";
import "./print.css.ts";

const EVERYTHING = "*, *::before, *::after";

globalStyle(EVERYTHING, { boxSizing: "border-box" });
globalStyle("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%" });
globalStyle("body", {
  margin: 0,
  background: colour.surface.page,
  color: colour.text.body,
  fontFamily: font.body,
  fontSize: fontSize.body,
  lineHeight: leading.body,
  "@media": { print: { lineHeight: leading.caption } },
});
globalStyle("h1, h2, h3, h4, h5, h6", {
  margin: 0,
  fontFamily: font.display,
  fontWeight: fontWeight.medium,
  lineHeight: leading.display,
  textWrap: "balance",
  overflowWrap: "anywhere",
});
globalStyle("p, ul, ol, dl, dd, figure, blockquote, pre, fieldset, legend", {
  margin: 0,
  padding: 0,
});
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { minInlineSize: 0, border: 0 });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("img, svg", { display: "block", maxInlineSize: "100%", blockSize: "auto" });
globalStyle("a", { color: "inherit", textUnderlineOffset: "0.2em" });
globalStyle("a:hover", { textDecorationThickness: stroke.strong });
// Our font has no italics, and we do not want synthesised ones.
globalStyle("address", { fontStyle: "normal" });
globalStyle("em", { fontStyle: "normal", fontWeight: fontWeight.medium });
globalStyle("[hidden]", { display: "none !important" });
globalStyle("::selection", {
  background: colour.action.selected,
  color: colour.text.onSelected,
});

globalStyle(":focus-visible", {
  ...focusRing,
  "@media": { "(forced-colors: active)": { outlineColor: "Highlight" } },
});

// After a page change the heading has the focus, for screen readers. A line beside it is enough.
globalStyle("h1:focus-visible", { position: "relative", outline: "none", boxShadow: "none" });
globalStyle("h1:focus-visible::before", {
  content: '""',
  position: "absolute",
  insetBlock: "0.1em",
  insetInlineStart: `calc(-1 * ${space[3]})`,
  borderInlineStart: `${stroke.strong} solid currentColor`,
});

// Animations are shortened, not "none": some rules wait for the end of one. Transitions are
// "none": even a very short one would animate elements from their unstyled look while style sheets
// load.
globalStyle(EVERYTHING, {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
