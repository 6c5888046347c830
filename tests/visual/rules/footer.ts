import { type Finding, whereIs } from "./finding.ts";

const ROUNDING = 1;

/** However few words a page has, its foot ends where the screen ends, or below. */
export function findFloatingFooter(): Finding[] {
  const feet = [...document.querySelectorAll("footer")].filter(isOfSite);
  return feet.flatMap((foot) => {
    const bottom = foot.getBoundingClientRect().bottom + scrollY;
    if (bottom >= innerHeight - ROUNDING) return [];
    const what = `ends at ${Math.round(bottom)} px on a screen of ${innerHeight}`;
    return [{ rule: "foot", where: whereIs(foot), what }];
  });
}

const isOfSite = (foot: Element): boolean =>
  foot.closest("main, article, section, dialog") === null;
