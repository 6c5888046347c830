import { type Finding, whereIs } from "./finding.ts";
import { type Box, centreOf, distanceTo, heightOf, union, widthOf } from "./geometry.ts";
import { boxOf, isPainted, topLayer, visibilityOf } from "./visibility.ts";

interface Target {
  element: Element;
  box: Box;
}

/** https://www.w3.org/TR/WCAG22/#target-size-minimum */
const SMALLEST = 24;
const ROUNDING = 0.1;

const TARGETS =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), [role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="switch"]';

/** Targets measure 24 px in both directions, or have that much space around. */
export function findSmallTargets(): Finding[] {
  const targets = [...topLayer().querySelectorAll(TARGETS)].flatMap(targetOf);
  const small = targets.filter(isSmall);
  return small.flatMap((target): Finding[] => {
    const neighbour = targets.find((other) => isTooNear(target, other, small.includes(other)));
    if (!neighbour) return [];
    const { element, box } = target;
    const size = `${widthOf(box).toFixed(1)} × ${heightOf(box).toFixed(1)} px`;
    return [
      {
        rule: "target",
        where: whereIs(element),
        what: `is ${size}, too near to ${whereIs(neighbour.element)}`,
      },
    ];
  });
}

/** One target, or one for each line of a link. */
function targetOf(element: Element): Target[] {
  if (!isPainted(element)) return [];
  const lines = [...element.getClientRects()].map(boxOf);
  return (lines.length > 1 ? lines : [wholeOf(element)]).flatMap((part) => {
    const { box } = visibilityOf(element, spreadOf(element, part));
    return box ? [{ element, box }] : [];
  });
}

const wholeOf = (element: Element): Box =>
  [...labelsOf(element), element].map((part) => boxOf(part.getBoundingClientRect())).reduce(union);

/** A label is part of its checkbox. */
function labelsOf(element: Element): Element[] {
  return element instanceof HTMLInputElement && element.labels ? [...element.labels] : [];
}

/** A link may cover its whole card with a pseudo-element. */
function spreadOf(element: Element, box: Box): Box {
  const { content, position, left, top, width, height } = getComputedStyle(element, "::after");
  if (content === "none" || position !== "absolute") return box;
  const anchor = boxOf(anchorOf(element).getBoundingClientRect());
  const [x, y, across, down] = [left, top, width, height].map((size) => Number.parseFloat(size));
  const start = { left: anchor.left + (x ?? 0), top: anchor.top + (y ?? 0) };
  const spread = { ...start, right: start.left + (across ?? 0), bottom: start.top + (down ?? 0) };
  return union(box, spread);
}

function anchorOf(element: Element): Element {
  let anchor = element;
  while (anchor.parentElement && getComputedStyle(anchor).position === "static") {
    anchor = anchor.parentElement;
  }
  return anchor;
}

const isSmall = ({ box }: Target): boolean =>
  Math.min(widthOf(box), heightOf(box)) < SMALLEST - ROUNDING;

/** A circle of 24 px around one target intersects the other, or its circle if that is small too. */
function isTooNear(one: Target, other: Target, isOtherSmall: boolean): boolean {
  if (other.element.contains(one.element) || one.element.contains(other.element)) return false;
  const centre = centreOf(one.box);
  if (distanceTo(centre, other.box) < SMALLEST / 2 - ROUNDING) return true;
  const { x, y } = centreOf(other.box);
  return isOtherSmall && Math.hypot(x - centre.x, y - centre.y) < SMALLEST - ROUNDING;
}
