import { globalStyle } from "@vanilla-extract/css";
import { DISPLAY_OPTICAL_SIZE } from "../design-tokens/primitives/type.ts";

const STILL = 'html[data-motion="still"]';

// Pictures of a story are alike only if nothing is on its way.
globalStyle(`${STILL}, ${STILL} *, ${STILL} *::before, ${STILL} *::after`, {
  animationDelay: "0s !important",
  animationDuration: "0s !important",
  animationIterationCount: "1 !important",
  caretColor: "transparent !important",
  scrollBehavior: "auto !important" as "auto",
  transitionDelay: "0s !important",
  transitionDuration: "0s !important",
});

// The site's own file of the display font is cut at this size; the package's still has them all.
globalStyle(":root", { fontVariationSettings: `"opsz" ${DISPLAY_OPTICAL_SIZE}` });
