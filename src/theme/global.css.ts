import { globalKeyframes, globalStyle } from "@vanilla-extract/css";
import { colour, font } from "./contract.css.ts";
import "./site.css.ts";
import { fontSize, fontWeight, space } from "./units.ts";

globalKeyframes("appear", { to: { visibility: "visible" } });

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", { textSizeAdjust: "100%" });
globalStyle("body", {
  margin: 0,
  background: colour.surface.page,
  color: colour.text.body,
  fontFamily: font.body,
  fontSize: fontSize.body,
  lineHeight: 1.6,
});
globalStyle("h1, h2, h3, h4, h5, h6", {
  margin: 0,
  fontFamily: font.display,
  fontWeight: fontWeight.medium,
  lineHeight: 1.1,
  textWrap: "balance",
  overflowWrap: "anywhere",
});
globalStyle("p, ul, ol, dl, dd, figure, blockquote, pre", { margin: 0, padding: 0 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("img, svg", { display: "block", maxInlineSize: "100%", blockSize: "auto" });
globalStyle("a", { color: "inherit", textUnderlineOffset: "0.2em" });
globalStyle("[hidden]", { display: "none !important" });
globalStyle(":focus-visible", {
  outline: `${space(0.75)} solid ${colour.focus.ring}`,
  outlineOffset: space(0.75),
});
// The address of a list or a detail is decided by script; nothing else is shown meanwhile, and
// everything is shown after a while should the script not come.
globalStyle("html[data-resolving] body", {
  visibility: "hidden",
  animation: "appear 0s 3s forwards",
});
