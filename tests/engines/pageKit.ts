export interface PageKit {
  /** All that is to be seen of a selector, with these words in it. */
  all(selector: string, text?: string): HTMLElement[];
  first(selector: string, text?: string): HTMLElement | undefined;
  /** What stands in an element, as it is read: in one line. */
  wordsOf(element: Element | null | undefined): string;
  /** What has the focus: "a Destinations" */
  focus(): string;
}

/** What the walk finds its way in a page with; becomes the text of a script, so it uses nothing else. */
export function pageKit(): PageKit {
  const wordsOf = (element: Element | null | undefined): string =>
    (element?.textContent ?? "").trim().replace(/\s+/g, " ");
  const isShown = (element: HTMLElement): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = (selector: string, text = ""): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => isShown(element) && wordsOf(element).includes(text),
    );
  const nameOf = (element: Element): string => {
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const name = element.getAttribute("aria-label") ?? wordsOf(labels?.[0] ?? element);
    return `${element.localName} ${name.slice(0, 60)}`.trim();
  };
  const focus = (): string => {
    const { activeElement, body } = document;
    return activeElement && activeElement !== body ? nameOf(activeElement) : "";
  };
  return { all, first: (selector, text) => all(selector, text)[0], wordsOf, focus };
}
