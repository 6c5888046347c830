import { globalKeyframes, globalStyle } from "@vanilla-extract/css";
import { colour, easing, font, layer, leading, stroke } from "./contract.css.ts";
import { duration } from "./motion.ts";
import "./print.css.ts";
import "./site.css.ts";
import { fontSize, fontWeight, space } from "./units.ts";

const EVERYTHING = "*, *::before, *::after";

globalKeyframes("appear", { to: { visibility: "visible" } });

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
globalStyle("p, ul, ol, dl, dd, figure, blockquote, pre, fieldset", { margin: 0, padding: 0 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { minInlineSize: 0, border: 0 });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("img, svg", { display: "block", maxInlineSize: "100%", blockSize: "auto" });
globalStyle("a", { color: "inherit", textUnderlineOffset: "0.2em" });
// Our font has no slanted cut, and one that a browser makes up is none.
globalStyle("address", { fontStyle: "normal" });
globalStyle("em", { fontStyle: "normal", fontWeight: fontWeight.medium });
globalStyle("[hidden]", { display: "none !important" });
globalStyle("::selection", {
  background: colour.action.selected,
  color: colour.text.onStrong,
});

// Two rings, one in the other: whatever the ground or the picture is, one of them shows.
globalStyle(":focus-visible", {
  outline: `${stroke.broad} solid ${colour.focus.ring}`,
  outlineOffset: space(0.75),
  boxShadow: `0 0 0 ${stroke.broad} ${colour.focus.ringOnStrong}`,
  "@media": { "(forced-colors: active)": { outlineColor: "Highlight" } },
});

// It was pressed before the page listens, and will answer as soon as it does.
globalStyle("[data-pending]", { cursor: "progress", opacity: 0.7 });

// The heading has the focus after each step, for those who hear the page: a line beside it is enough.
globalStyle("h1:focus-visible", { position: "relative", outline: "none", boxShadow: "none" });
globalStyle("h1:focus-visible::before", {
  content: '""',
  position: "absolute",
  insetBlock: "0.1em",
  insetInlineStart: `calc(-1 * ${space(3)})`,
  borderInlineStart: `${stroke.strong} solid currentColor`,
});

// On a page of few words the foot of the site is still at the foot of the screen.
globalStyle("#gatsby-focus-wrapper", {
  "@media": {
    screen: { display: "flex", flexDirection: "column", minBlockSize: "100svh" },
  },
});
globalStyle("#gatsby-focus-wrapper > main", { "@media": { screen: { flexGrow: 1 } } });

// The address of a list or a detail is decided by script; nothing else is shown meanwhile, and
// everything is shown after a while should the script not come.
globalStyle("html[data-resolving] body", {
  visibility: "hidden",
  animation: "appear 0s 3s forwards",
});

// The next page is long in coming.
globalKeyframes("travel", { from: { translate: "-100%" }, to: { translate: "100%" } });
globalStyle("html[data-waiting] body::before", {
  content: '""',
  position: "fixed",
  zIndex: layer.notice,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: space(1),
  background: colour.action.main,
  animation: `travel ${duration("travel")} ${easing.swing} infinite`,
});

// Animations are not "none": what waits for the end of one, as the rule above does, still gets there. Transitions are:
// one that lasts however short takes everything from how it looked before its sheets came, where the page shows that.
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
