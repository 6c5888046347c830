import { CAROUSEL_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import {
  EASING,
  REVEAL_THRESHOLD,
  SCRIPT_DURATION,
} from "../../design-tokens/primitives/motion.ts";
import { upTo } from "./units.ts";

/** Motion values for scripts: milliseconds, a threshold and curves. */
export const motion = { ...SCRIPT_DURATION, revealThreshold: REVEAL_THRESHOLD, easing: EASING };

/**
 * Margin for an IntersectionObserver: content this near to the screen is loaded. Observers accept
 * px only.
 */
export const NEAR_SCREEN = "400px 0px";

/** Whether the visitor's system asks for reduced motion. */
export const wantsLessMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Media query: a carousel shows one slide at a time. */
export const oneSlide = upTo(CAROUSEL_BREAK);
