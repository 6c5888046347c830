import type { StyleRule } from "@vanilla-extract/css";
import { DEGRADED } from "../../runtime/pageState.ts";

type Rule = Omit<StyleRule, "@media" | "selectors">;

/**
 * A rule for pages without script: script is switched off, or a part of it did not load and the
 * page is degraded. Use: style([own, withoutScript({ display: "none" })]).
 */
export const withoutScript = (rule: Rule): StyleRule => ({
  "@media": { "(scripting: none)": rule },
  selectors: { [`:root[${DEGRADED}] &`]: rule },
});
