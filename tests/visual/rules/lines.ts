import { type Box, intersect, union } from "./geometry.ts";
import { boxOf, isPainted, topLayer, visibilityOf } from "./visibility.ts";

/** A rendered line of text. */
export interface Line {
  /** The text node, which may have several lines. */
  node: Text;
  element: Element;
  /** The whole line. */
  box: Box;
  /** The visible part; null if there is none. */
  seen: Box | null;
  isCut: boolean;
}

const UNSHOWN = "script, style, noscript, template, title, option, textarea";

/** Sticky elements, such as a bar at the bottom of the screen. */
function bars(): { element: Element; box: Box }[] {
  return [...topLayer().querySelectorAll("*")].flatMap((element) => {
    const { position, insetBlockEnd } = getComputedStyle(element);
    const keepsPlace = position === "sticky" && insetBlockEnd !== "auto" && isPainted(element);
    return keepsPlace ? [{ element, box: boxOf(element.getBoundingClientRect()) }] : [];
  });
}

/**
 * Every painted line of text, without those below a sticky bar, which can be scrolled into view.
 */
export function linesOnPage(): Line[] {
  const covering = bars();
  const lines = allLines();
  const isCovered = ({ element, box }: Line): boolean =>
    covering.some((bar) => !bar.element.contains(element) && intersect(bar.box, box) !== null);
  const covered = new Set(lines.filter(isCovered).map(({ node }) => node));
  return lines.filter(({ node }) => !covered.has(node));
}

function allLines(): Line[] {
  const walker = document.createTreeWalker(topLayer(), NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) lines.push(...linesOf(node));
  }
  return lines;
}

function linesOf(node: Text): Line[] {
  const element = node.parentElement;
  if (!element || !node.data.trim() || element.closest(UNSHOWN) || !isPainted(element)) return [];
  const range = document.createRange();
  // Spaces at both ends are not painted.
  range.setStart(node, node.data.length - node.data.trimStart().length);
  range.setEnd(node, node.data.trimEnd().length);
  const isBlock = getComputedStyle(element).display !== "inline";
  return linesIn(range).map((box) => {
    const visibility = visibilityOf(element, box, isBlock);
    return { node, element, box, seen: visibility.box, isCut: visibility.isCut };
  });
}

/** The lines of a range. */
export const linesIn = (range: Range): Box[] =>
  joinLines([...range.getClientRects()].filter(hasArea).map(boxOf));

const hasArea = ({ width, height }: DOMRect): boolean => width > 0.5 && height > 0.5;

/** A line with mixed directions has several boxes. */
function joinLines(boxes: Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const last = joined.at(-1);
    if (last && Math.abs(last.top - box.top) < 1) joined[joined.length - 1] = union(last, box);
    else joined.push(box);
  }
  return joined;
}
