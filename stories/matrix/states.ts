/** What a pointer, a finger or the keys do, shown at rest. */
export type State = "rest" | "hover" | "pressed" | "focus";

const SIGNS: Record<Exclude<State, "rest">, RegExp> = {
  hover: /:hover/g,
  pressed: /:active/g,
  focus: /:focus-visible/g,
};

const shown = (state: string): string => `[data-shown~="${state}"]`;

/** ".a:hover" => '.a[data-shown~="hover"]'; undefined where nothing depends on a state. */
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
  // From the end: what is put after a rule does not move those before it.
  for (const [index, rule] of [...[...container.cssRules].entries()].reverse()) {
    if (isGrouping(rule)) addShown(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = shownSelector(rule.selectorText);
    if (selector) container.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
  }
}

const done = new WeakSet<CSSStyleSheet>();

/** Beside every style for a state stands the same for `data-shown`: the state as such, to be looked at. */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet) || (sheet.href && !sheet.href.startsWith(location.origin))) continue;
    done.add(sheet);
    addShown(sheet);
  }
}
