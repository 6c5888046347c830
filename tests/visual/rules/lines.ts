import { around, type Box, meet } from "./geometry.ts";
import { boxOf, isPainted, topLayer, visibilityOf } from "./visibility.ts";

/** A line of words as it stands on the page. */
export interface Line {
  /** The words it belongs to, which may run over several lines. */
  node: Text;
  element: Element;
  /** The whole line. */
  box: Box;
  /** What is seen of it; null where that is nothing. */
  seen: Box | null;
  isCut: boolean;
}

const UNSHOWN = "script, style, noscript, template, title, option, textarea";

/** What keeps its place on the screen, such as a bar at its lower edge, while the page moves below it. */
function bars(): { element: Element; box: Box }[] {
  return [...topLayer().querySelectorAll("*")].flatMap((element) => {
    const { position, insetBlockEnd } = getComputedStyle(element);
    const keepsPlace = position === "sticky" && insetBlockEnd !== "auto" && isPainted(element);
    return keepsPlace ? [{ element, box: boxOf(element.getBoundingClientRect()) }] : [];
  });
}

/** Every line of words that is painted; what a bar covers is read once the page has moved. */
export function linesOnPage(): Line[] {
  const covering = bars();
  const lines = allLines();
  const isCovered = ({ element, box }: Line): boolean =>
    covering.some((bar) => !bar.element.contains(element) && meet(bar.box, box) !== null);
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
  // The spaces at both ends are not painted.
  range.setStart(node, node.data.length - node.data.trimStart().length);
  range.setEnd(node, node.data.trimEnd().length);
  const isBlock = getComputedStyle(element).display !== "inline";
  return linesIn(range).map((box) => {
    const sight = visibilityOf(element, box, isBlock);
    return { node, element, box, seen: sight.box, isCut: sight.isCut };
  });
}

/** The lines that a range runs over. */
export const linesIn = (range: Range): Box[] =>
  joinLines([...range.getClientRects()].filter(hasArea).map(boxOf));

const hasArea = ({ width, height }: DOMRect): boolean => width > 0.5 && height > 0.5;

/** A line whose direction changes comes in pieces. */
function joinLines(boxes: Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    const last = joined.at(-1);
    if (last && Math.abs(last.top - box.top) < 1) joined[joined.length - 1] = around(last, box);
    else joined.push(box);
  }
  return joined;
}
