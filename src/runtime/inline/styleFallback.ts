import { STYLE_SHEET, UNSTYLED } from "../pageState.ts";

// Runs before the style sheets, which block rendering. If one does not load, all are removed: the page is shown with
// plain styles (src/theme/global/plain.ts), and its scripts load them again.

const TIMEOUT_MS = 4000;

const OWN = `link[${STYLE_SHEET}]`;
const ALL = "link[rel=stylesheet]";

const isSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.matches(ALL);

export function run(): void {
  const html = document.documentElement;
  const came = new Set<Element>();
  const isMissing = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((link) => !came.has(link));
  const giveUp = (): void => {
    // All of them, because their order matters.
    for (const link of document.querySelectorAll(OWN)) link.remove();
    html.setAttribute(UNSTYLED, "");
  };
  const whenSheet = (event: "load" | "error", act: (sheet: HTMLLinkElement) => void): void => {
    // In the capture phase, as these events do not bubble.
    document.addEventListener(event, ({ target }) => isSheet(target) && act(target), true);
  };
  whenSheet("load", (sheet) => {
    came.add(sheet);
    if (!isMissing(ALL)) html.removeAttribute(UNSTYLED);
  });
  whenSheet("error", (sheet) => {
    if (sheet.matches(OWN)) giveUp();
  });
  setTimeout(() => {
    if (isMissing(OWN)) giveUp();
  }, TIMEOUT_MS);
}
