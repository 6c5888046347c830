import type { StyleRule } from "@vanilla-extract/css";

type Rule = Omit<StyleRule, "@media" | "selectors">;

/**
 * A rule for where script does nothing: it is switched off, or a part of it was lost on its way and
 * the page has said so. For style([own, withoutScript({ display: "none" })]).
 */
export const withoutScript = (rule: Rule): StyleRule => ({
  "@media": { "(scripting: none)": rule },
  selectors: { ":root[data-degraded] &": rule },
});
