import { type Finding, whereIs } from "./finding.ts";
import { around, type Box, centreOf, distanceTo, heightOf, widthOf } from "./geometry.ts";
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

/** A finger hits what it means: 24 px each way, or that much room around. */
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

/** One, or one for each line that a link runs over: between their ends a finger meets something else. */
function targetOf(element: Element): Target[] {
  if (!isPainted(element)) return [];
  const lines = [...element.getClientRects()].map(boxOf);
  return (lines.length > 1 ? lines : [wholeOf(element)]).flatMap((part) => {
    const { box } = visibilityOf(element, spreadOf(element, part));
    return box ? [{ element, box }] : [];
  });
}

const wholeOf = (element: Element): Box =>
  [...labelsOf(element), element].map((part) => boxOf(part.getBoundingClientRect())).reduce(around);

/** Whoever presses the words beside a box presses the box. */
function labelsOf(element: Element): Element[] {
  return element instanceof HTMLInputElement && element.labels ? [...element.labels] : [];
}

/** A link may reach over its whole card, by something laid over the card that is not seen. */
function spreadOf(element: Element, box: Box): Box {
  const { content, position, left, top, width, height } = getComputedStyle(element, "::after");
  if (content === "none" || position !== "absolute") return box;
  const anchor = boxOf(anchorOf(element).getBoundingClientRect());
  const [x, y, across, down] = [left, top, width, height].map((size) => Number.parseFloat(size));
  const start = { left: anchor.left + (x ?? 0), top: anchor.top + (y ?? 0) };
  const spread = { ...start, right: start.left + (across ?? 0), bottom: start.top + (down ?? 0) };
  return around(box, spread);
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

/** A circle of 24 px around the one meets the other, or the other's circle where that is small too. */
function isTooNear(one: Target, other: Target, isOtherSmall: boolean): boolean {
  if (other.element.contains(one.element) || one.element.contains(other.element)) return false;
  const centre = centreOf(one.box);
  if (distanceTo(centre, other.box) < SMALLEST / 2 - ROUNDING) return true;
  const { x, y } = centreOf(other.box);
  return isOtherSmall && Math.hypot(x - centre.x, y - centre.y) < SMALLEST - ROUNDING;
}
