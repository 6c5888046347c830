import { CAROUSEL_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import { DURATION, EASING, REVEAL_THRESHOLD } from "../../design-tokens/primitives/motion.ts";
import { upTo } from "./units.ts";

/** What script moves by. Milliseconds, but for the threshold and the curves. */
export const motion = { ...DURATION, revealThreshold: REVEAL_THRESHOLD, easing: EASING };

/** Something this near to the screen is fetched, as the margin of an observer (which knows only px). */
export const NEAR_SCREEN = "400px 0px";

/** What the visitor has told the system. */
export const wantsLessMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

type Duration = keyof typeof DURATION;

/** duration("placeholder") => "500ms" */
export const duration = (name: Duration): string => `${DURATION[name]}ms`;

/** Where a carousel shows one slide at a time. */
export const oneSlide = upTo(CAROUSEL_BREAK);
