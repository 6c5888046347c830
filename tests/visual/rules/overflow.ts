import { type Finding, whereIs } from "./finding.ts";
import { boxOf, isPainted, topLayer, visibilityOf } from "./visibility.ts";

const ROUNDING = 1;
const MOST = 5;

/** The page is not wider than the screen, and nothing is outside its edges. */
export function findOverflow(): Finding[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const outside = [...topLayer().querySelectorAll("*")].filter((element) =>
    isBeyond(element, clientWidth),
  );
  const innermost = outside.filter((element) => !outside.some((other) => isInside(other, element)));
  const findings = innermost.slice(0, MOST).map((element) => ({
    rule: "overflow",
    where: whereIs(element),
    what: `reaches from ${round(element, "left")} to ${round(element, "right")} px on a screen of ${clientWidth} px`,
  }));
  if (findings.length > 0 || scrollWidth <= clientWidth) return findings;
  const what = `the page is ${scrollWidth} px wide on a screen of ${clientWidth} px`;
  return [{ rule: "overflow", where: "html", what }];
}

function isBeyond(element: Element, screen: number): boolean {
  if (!isPainted(element)) return false;
  const rect = element.getBoundingClientRect();
  if (rect.width === 0 || rect.height === 0) return false;
  const { box } = visibilityOf(element, boxOf(rect));
  return box !== null && (box.right > screen + ROUNDING || box.left < -ROUNDING);
}

const isInside = (inner: Element, outer: Element): boolean =>
  inner !== outer && outer.contains(inner);

const round = (element: Element, side: "left" | "right"): number =>
  Math.round(element.getBoundingClientRect()[side] + scrollX);
