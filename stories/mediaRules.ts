/** All style rules in the media query, however deep. */
function rulesIn(rules: CSSRuleList, query: string, isInside = false): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isInside ? [rule] : [];
    if (!(rule instanceof CSSGroupingRule)) return [];
    const isAsked = rule instanceof CSSMediaRule && rule.conditionText.includes(query);
    return rulesIn(rule.cssRules, query, isInside || isAsked);
  });
}

/**
 * What an element gets in a medium that a story cannot be shown in, "" if nothing:
 * declaredIn("print", select, "display") => "none"
 */
export function declaredIn(query: string, element: Element, property: string): string {
  const declared = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules, query))
    .filter((rule) => element.matches(rule.selectorText))
    .map(({ style }) => style.getPropertyValue(property));
  return declared.filter(Boolean).at(-1) ?? "";
}
