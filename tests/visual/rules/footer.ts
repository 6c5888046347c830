import { type Finding, whereIs } from "./finding.ts";

const ROUNDING = 1;

/** The footer ends at the bottom of the screen or below, also on short pages. */
export function findFloatingFooter(): Finding[] {
  const footers = [...document.querySelectorAll("footer")].filter(isOfSite);
  return footers.flatMap((footer) => {
    const bottom = footer.getBoundingClientRect().bottom + scrollY;
    if (bottom >= innerHeight - ROUNDING) return [];
    const what = `ends at ${Math.round(bottom)} px on a screen of ${innerHeight}`;
    return [{ rule: "footer", where: whereIs(footer), what }];
  });
}

const isOfSite = (footer: Element): boolean =>
  footer.closest("main, article, section, dialog") === null;
