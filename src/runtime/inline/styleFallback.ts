// Stands before the links of the style sheets, which a browser waits for before it draws anything. Where one does not
// come, all are taken away: the page is drawn plain (src/theme/plain.ts), and its scripts ask for them again.

const MOST_MS = 4000;

/** Those that stand in the page; what scripts ask for has no such mark. */
const OWN = "link[data-stylesheet]";
const ALL = "link[rel=stylesheet]";

const isSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.matches(ALL);

export function run(): void {
  const { dataset } = document.documentElement;
  const came = new Set<Element>();
  const isMissing = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((link) => !came.has(link));
  const giveUp = (): void => {
    // All of them, for they are in an order.
    for (const link of document.querySelectorAll(OWN)) link.remove();
    dataset.unstyled = "";
  };
  const whenSheet = (event: "load" | "error", act: (sheet: HTMLLinkElement) => void): void => {
    // On its way to the link, for it does not rise from there.
    document.addEventListener(event, ({ target }) => isSheet(target) && act(target), true);
  };
  whenSheet("load", (sheet) => {
    came.add(sheet);
    if (!isMissing(ALL)) delete dataset.unstyled;
  });
  whenSheet("error", (sheet) => {
    if (sheet.matches(OWN)) giveUp();
  });
  setTimeout(() => {
    if (isMissing(OWN)) giveUp();
  }, MOST_MS);
}
