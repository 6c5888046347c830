import type { StyleRule } from "@vanilla-extract/css";
import { duration, easing } from "../contract.css.ts";

/** Background of what is hovered, on any ground. */
export const VEIL = "color-mix(in srgb, currentColor 12%, transparent)";

/** `transition` of buttons and links, for hover and press. */
export const answering = `background-color ${duration.quick} ${easing.calm}, translate ${duration.quick} ${easing.calm}`;

type Rule = Omit<StyleRule, "@media" | "selectors">;

/**
 * Hover rule for devices with a pointer only: on a touch screen the last touched element would stay
 * in this state. Use: style([own, hover({ textDecoration: "underline" })]).
 */
export const hover = (rule: Rule): StyleRule => ({
  transition: answering,
  "@media": { "(hover: hover)": { selectors: { "&:hover": rule } } },
});
