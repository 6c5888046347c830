// What the pages of the site need beside their components: Gatsby's container, and the states that the
// scripts of src/runtime/ set on the page.

import { globalKeyframes, globalStyle } from "@vanilla-extract/css";
import { DEGRADED, PENDING, RESOLVING, WAITING } from "../../runtime/pageState.ts";
import { colour, duration, easing, layer, space } from "../contract.css.ts";
import { withScript } from "../styles/withScript.css.ts";
import "./cssVariables.css.ts";
import "./global.css.ts";

// A part of the script did not load: as without script.
globalStyle(`:root[${DEGRADED}] ${withScript}`, { display: "none !important" as "none" });

// Clicked before hydration. The click is replayed once the page is interactive.
globalStyle(`[${PENDING}]`, { cursor: "progress", opacity: 0.7 });

// On a short page the footer is still at the bottom of the screen.
globalStyle("#gatsby-focus-wrapper", {
  "@media": {
    screen: { display: "flex", flexDirection: "column", minBlockSize: "100svh" },
  },
});
globalStyle("#gatsby-focus-wrapper > main", { "@media": { screen: { flexGrow: 1 } } });

// The root page and 404.html are served for every address without a page of its own. The body is
// hidden until script has redirected or rendered the right page, but for three seconds at most in
// case the script does not load.
globalKeyframes("appear", { to: { visibility: "visible" } });
globalStyle(`html[${RESOLVING}] body`, {
  visibility: "hidden",
  animation: "appear 0s 3s forwards",
});

// Progress bar while the next page is loading.
globalKeyframes("travel", { from: { translate: "-100%" }, to: { translate: "100%" } });
globalStyle(`html[${WAITING}] body::before`, {
  content: '""',
  position: "fixed",
  zIndex: layer.notice,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: space[1],
  background: colour.action.main,
  animation: `travel ${duration.travel} ${easing.swing} infinite`,
});
