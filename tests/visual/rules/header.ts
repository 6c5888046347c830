import { type Finding, whereIs } from "./finding.ts";
import { heightOf } from "./geometry.ts";
import { boxOf, isPainted } from "./visibility.ts";

/** The header is one line and does not cover the title. */
export function findBrokenHeader(): Finding[] {
  const headers = [...document.querySelectorAll("header")].filter(isOfSite);
  return [...headers.flatMap(findSecondLine), ...headers.flatMap(findCoveredTitle)];
}

function findSecondLine(header: Element): Finding[] {
  const [first, ...others] = [...header.querySelectorAll("a, summary")].filter(isInLine);
  if (!first) return [];
  return others
    .filter((part) => !isBeside(part, first))
    .map((part) => ({
      rule: "header",
      where: whereIs(part),
      what: "stands on another line than the name of the site",
    }));
}

function findCoveredTitle(header: Element): Finding[] {
  const title = document.querySelector("main h1");
  if (!title || !isPainted(title) || !isPainted(header)) return [];
  const reach = header.getBoundingClientRect().bottom - title.getBoundingClientRect().top;
  if (reach <= 0) return [];
  const what = `is covered by the header, ${Math.round(reach)} px of it`;
  return [{ rule: "header", where: whereIs(title), what }];
}

const isOfSite = (header: Element): boolean =>
  header.closest("main, article, section, dialog") === null;

/** Links of an open menu are not part of the line. */
function isInLine(part: Element): boolean {
  const panel = part.localName === "a" ? part.closest("nav") : null;
  const isHanging = panel !== null && getComputedStyle(panel).position === "absolute";
  return isPainted(part) && !isHanging;
}

function isBeside(one: Element, other: Element): boolean {
  const [a, b] = [boxOf(one.getBoundingClientRect()), boxOf(other.getBoundingClientRect())];
  const apart = Math.abs(a.top + a.bottom - (b.top + b.bottom)) / 2;
  return apart < Math.max(heightOf(a), heightOf(b)) / 4;
}
