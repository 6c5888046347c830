import { globalStyle } from "@vanilla-extract/css";
import { DISPLAY_OPTICAL_SIZE } from "../design-tokens/primitives/type.ts";

const STILL = 'html[data-motion="still"]';

// Screenshots of a story are reproducible only without animations.
globalStyle(`${STILL}, ${STILL} *, ${STILL} *::before, ${STILL} *::after`, {
  animationDelay: "0s !important",
  animationDuration: "0s !important",
  animationIterationCount: "1 !important",
  caretColor: "transparent !important",
  scrollBehavior: "auto !important" as "auto",
  transitionDelay: "0s !important",
  transitionDuration: "0s !important",
});

// The site's file of the display font is instanced at this optical size; the package's file is
// variable.
globalStyle(":root", { fontVariationSettings: `"opsz" ${DISPLAY_OPTICAL_SIZE}` });
