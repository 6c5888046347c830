import { globalStyle } from "@vanilla-extract/css";

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
