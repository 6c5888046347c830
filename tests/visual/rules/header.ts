import { type Finding, whereIs } from "./finding.ts";
import { heightOf } from "./geometry.ts";
import { boxOf, isPainted } from "./visibility.ts";

/** The head of the site is one line, off the title: what can be pressed in it stands side by side. */
export function findBrokenHeader(): Finding[] {
  const heads = [...document.querySelectorAll("header")].filter(isOfSite);
  return [...heads.flatMap(findSecondLine), ...heads.flatMap(findCoveredTitle)];
}

function findSecondLine(head: Element): Finding[] {
  const [first, ...others] = [...head.querySelectorAll("a, summary")].filter(isInLine);
  if (!first) return [];
  return others
    .filter((part) => !isBeside(part, first))
    .map((part) => ({
      rule: "head",
      where: whereIs(part),
      what: "stands on another line than the name of the site",
    }));
}

function findCoveredTitle(head: Element): Finding[] {
  const title = document.querySelector("main h1");
  if (!title || !isPainted(title) || !isPainted(head)) return [];
  const reach = head.getBoundingClientRect().bottom - title.getBoundingClientRect().top;
  if (reach <= 0) return [];
  const what = `is covered by the head of the site, ${Math.round(reach)} px of it`;
  return [{ rule: "head", where: whereIs(title), what }];
}

const isOfSite = (head: Element): boolean =>
  head.closest("main, article, section, dialog") === null;

/** What hangs from the head once it is opened is not a part of the line. */
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
