import type { StyleRule } from "@vanilla-extract/css";
import { answering } from "./motion.ts";

type Rule = Omit<StyleRule, "@media" | "selectors">;

/**
 * A rule for what a pointer rests on. Where there is none, the browser leaves the last thing that
 * was touched in this state. For style([own, hover({ textDecoration: "underline" })]).
 */
export const hover = (rule: Rule): StyleRule => ({
  transition: answering,
  "@media": { "(hover: hover)": { selectors: { "&:hover": rule } } },
});
