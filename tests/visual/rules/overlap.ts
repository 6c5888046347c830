import { type Finding, whereIs } from "./finding.ts";
import { type Box, heightOf, meet, shrink, widthOf } from "./geometry.ts";
import type { Line } from "./lines.ts";
import { boxOf, isPainted, topLayer, visibilityOf } from "./visibility.ts";

interface Thing {
  element: Element;
  /** Lines of the same words are set by the browser. */
  node: Node;
  box: Box;
}

/** Of a line, the part that small letters fill. */
const SPARE = 0.25;
const ROUNDING = 1;
const CONTROLS = "input:not([type=hidden]), select, textarea, svg";

/** Nothing lies on words: neither other words, nor a field, nor a sign. */
export function findOverlaps(lines: Line[]): Finding[] {
  const words = lines.flatMap(({ element, node, seen }): Thing[] =>
    seen ? [{ element, node, box: shrink(seen, SPARE) }] : [],
  );
  const things = [...words, ...controls()].sort((one, other) => one.box.top - other.box.top);
  const findings: Finding[] = [];
  things.forEach((thing, index) => {
    for (const other of things.slice(index + 1)) {
      if (other.box.top >= thing.box.bottom) break;
      if (!(words.includes(thing) || words.includes(other))) continue;
      if (isOneOnAnother(thing, other)) {
        findings.push({
          rule: "overlap",
          where: whereIs(thing.element),
          what: `lies on ${whereIs(other.element)}`,
        });
      }
    }
  });
  return findings;
}

/** A line that is drawn below the numbers on a map is meant to be there. */
const isMeant = (element: Element): boolean => !element.querySelector("polyline");

function controls(): Thing[] {
  return [...topLayer().querySelectorAll(CONTROLS)]
    .filter(isMeant)
    .filter(isPainted)
    .flatMap((element): Thing[] => {
      const { box } = visibilityOf(element, boxOf(element.getBoundingClientRect()));
      return box ? [{ element, node: element, box: shrink(box, 0.1) }] : [];
    });
}

function isOneOnAnother(one: Thing, other: Thing): boolean {
  const shared = meet(one.box, other.box);
  if (!shared || widthOf(shared) <= ROUNDING || heightOf(shared) <= ROUNDING) return false;
  return !hides(one.element, other.element, shared) && !hides(other.element, one.element, shared);
}

/** What opens over the page brings a ground along that hides what is below. */
function hides(upper: Element, lower: Element, shared: Box): boolean {
  for (let step: Element | null = upper; step && !step.contains(lower); step = step.parentElement) {
    const style = getComputedStyle(step);
    const floats = style.position !== "static" && style.position !== "relative";
    if (floats && isSolid(style.backgroundColor) && holds(step, shared)) return true;
  }
  return false;
}

/** isSolid("rgb(1, 2, 3)") => true, isSolid("rgba(1, 2, 3, 0.5)") => false */
const isSolid = (colour: string): boolean =>
  colour !== "transparent" && !/(?:rgba\(.*,|\/)\s*0?(?:\.\d+)?\)$/.test(colour);

function holds(element: Element, shared: Box): boolean {
  const common = meet(boxOf(element.getBoundingClientRect()), shared);
  return (
    common !== null && widthOf(common) * heightOf(common) > 0.9 * widthOf(shared) * heightOf(shared)
  );
}
