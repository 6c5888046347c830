/** States of a control, shown without interaction. */
export type State = "rest" | "hover" | "pressed" | "focus";

const SIGNS: Record<Exclude<State, "rest">, RegExp> = {
  hover: /:hover/g,
  pressed: /:active/g,
  focus: /:focus-visible/g,
};

const shown = (state: string): string => `[data-shown~="${state}"]`;

/**
 * shownSelector(".a:hover") => '.a[data-shown~="hover"]'; undefined if the selector has no state.
 */
export function shownSelector(selector: string): string | undefined {
  const changed = Object.entries(SIGNS).reduce(
    (text, [state, sign]) => text.replace(sign, shown(state)),
    selector,
  );
  return changed === selector ? undefined : changed;
}

const isGrouping = (rule: CSSRule): rule is CSSGroupingRule =>
  rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule);

function addShown(container: CSSStyleSheet | CSSGroupingRule): void {
  // In reverse order, because an inserted rule shifts the index of those after it.
  for (const [index, rule] of [...[...container.cssRules].entries()].reverse()) {
    if (isGrouping(rule)) addShown(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = shownSelector(rule.selectorText);
    if (selector) container.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
  }
}

const done = new WeakSet<CSSStyleSheet>();

/**
 * Copies each style rule for a state to the attribute `data-shown`, so that the state can be shown
 * without interaction.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet) || (sheet.href && !sheet.href.startsWith(location.origin))) continue;
    done.add(sheet);
    addShown(sheet);
  }
}
