import type { StyleRule } from "@vanilla-extract/css";
import { easing } from "./contract.css.ts";
import { duration } from "./motion.ts";

/** For the `transition` of what is pressed, and answers to a pointer. */
export const answering = `background-color ${duration("quick")} ${easing.calm}, translate ${duration("quick")} ${easing.calm}`;

type Rule = Omit<StyleRule, "@media" | "selectors">;

/**
 * A rule for what a pointer rests on. Where there is none, the browser leaves the last thing that
 * was touched in this state. For style([own, hover({ textDecoration: "underline" })]).
 */
export const hover = (rule: Rule): StyleRule => ({
  transition: answering,
  "@media": { "(hover: hover)": { selectors: { "&:hover": rule } } },
});
