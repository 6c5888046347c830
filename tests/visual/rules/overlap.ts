import { type Finding, whereIs } from "./finding.ts";
import { type Box, heightOf, intersect, shrink, widthOf } from "./geometry.ts";
import type { Line } from "./lines.ts";
import { boxOf, isPainted, topLayer, visibilityOf } from "./visibility.ts";

interface Item {
  element: Element;
  /** Lines of the same text node are not compared. */
  node: Node;
  box: Box;
}

/** The share of a line's height, at top and bottom, that small letters do not fill. */
const SPARE = 0.25;
const ROUNDING = 1;
const CONTROLS = "input:not([type=hidden]), select, textarea, svg";

/** Nothing covers text: no other text, no field and no icon. */
export function findOverlaps(lines: Line[]): Finding[] {
  const words = lines.flatMap(({ element, node, seen }): Item[] =>
    seen ? [{ element, node, box: shrink(seen, SPARE) }] : [],
  );
  const items = [...words, ...controls()].sort((one, other) => one.box.top - other.box.top);
  const findings: Finding[] = [];
  items.forEach((item, index) => {
    for (const other of items.slice(index + 1)) {
      if (other.box.top >= item.box.bottom) break;
      if (!(words.includes(item) || words.includes(other))) continue;
      if (isOneOnAnother(item, other)) {
        findings.push({
          rule: "overlap",
          where: whereIs(item.element),
          what: `lies on ${whereIs(other.element)}`,
        });
      }
    }
  });
  return findings;
}

/** Lines below the numbers on a map are intended. */
const isNoMap = (element: Element): boolean => !element.querySelector("polyline");

function controls(): Item[] {
  return [...topLayer().querySelectorAll(CONTROLS)]
    .filter(isNoMap)
    .filter(isPainted)
    .flatMap((element): Item[] => {
      const { box } = visibilityOf(element, boxOf(element.getBoundingClientRect()));
      return box ? [{ element, node: element, box: shrink(box, 0.1) }] : [];
    });
}

function isOneOnAnother(one: Item, other: Item): boolean {
  const shared = intersect(one.box, other.box);
  if (!shared || widthOf(shared) <= ROUNDING || heightOf(shared) <= ROUNDING) return false;
  return !hides(one.element, other.element, shared) && !hides(other.element, one.element, shared);
}

/** What opens over the page has a background that hides what is below. */
function hides(upper: Element, lower: Element, shared: Box): boolean {
  for (let step: Element | null = upper; step && !step.contains(lower); step = step.parentElement) {
    const style = getComputedStyle(step);
    const floats = style.position !== "static" && style.position !== "relative";
    if (floats && isSolid(style.backgroundColor) && contains(step, shared)) return true;
  }
  return false;
}

/** isSolid("rgb(1, 2, 3)") => true, isSolid("rgba(1, 2, 3, 0.5)") => false */
const isSolid = (colour: string): boolean =>
  colour !== "transparent" && !/(?:rgba\(.*,|\/)\s*0?(?:\.\d+)?\)$/.test(colour);

function contains(element: Element, shared: Box): boolean {
  const common = intersect(boxOf(element.getBoundingClientRect()), shared);
  return (
    common !== null && widthOf(common) * heightOf(common) > 0.9 * widthOf(shared) * heightOf(shared)
  );
}
