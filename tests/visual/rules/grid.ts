import { type Finding, whereIs } from "./finding.ts";
import { boxOf, isPainted, visibilityOf } from "./visibility.ts";

/** The column grid of a page. */
export interface Columns {
  columns: number;
  /** Pixels. */
  gap: number;
}

interface Content {
  left: number;
  right: number;
}

const TOLERANCE = 2;
const WORDS = "h1, h2, h3, p";
const LARGER = `article, figure, aside, form, img, ${WORDS}`;
const PARTS = "article, figure, form";

/** Content begins at a column of the page's grid, or is inside a part that does. */
export function findOffGrid({ columns, gap }: Columns): Finding[] {
  const content = contentOfPage();
  if (!content) return [];
  const column = (content.right - content.left + gap) / columns;
  const edges = Array.from({ length: columns }, (_, index) => content.left + index * column);
  const found = new Map<string, Finding>();
  for (const element of document.querySelectorAll(LARGER)) {
    if (!isOnPage(element, content) || isWithinPart(element)) continue;
    const left = startOf(element);
    const distances = edges.map((edge) => Math.abs(edge - left));
    const nearest = distances.indexOf(Math.min(...distances));
    if ((distances[nearest] ?? 0) <= TOLERANCE) continue;
    const edge = (edges[nearest] ?? 0).toFixed(0);
    const what = `begins at ${left.toFixed(0)} px, and column ${nearest + 1} at ${edge}`;
    // One finding per list of cards is enough.
    const key = `${element.localName} ${what}`;
    if (!found.has(key)) found.set(key, { rule: "grid", where: whereIs(element), what });
  }
  return [...found.values()];
}

const CONTROLS = "label, legend, button, select, summary, a";
/** Farther from the edge than this is a place of its own. */
const NEARBY = 24;

/** What begins near the edge of the content begins at it. */
export function findNearEdges(): Finding[] {
  const content = contentOfPage();
  if (!content) return [];
  const elements = [...document.querySelectorAll(`main :is(${LARGER}, ${CONTROLS})`)];
  return elements.flatMap((element): Finding[] => {
    if (!isOnPage(element, content) || isWithinPart(element) || isInRow(element)) return [];
    const distance = startOf(element) - content.left;
    if (distance <= TOLERANCE || distance > NEARBY) return [];
    const what = `begins ${distance.toFixed(0)} px inside the edge of the content`;
    return [{ rule: "edge", where: whereIs(element), what }];
  });
}

/** Something else stands before it. */
function isInRow(element: Element): boolean {
  for (
    let step: Element | null = element;
    step && step.localName !== "main";
    step = step.parentElement
  ) {
    if (step.previousElementSibling && getComputedStyle(step).display.startsWith("inline"))
      return true;
    const before = step.previousElementSibling?.getBoundingClientRect();
    if (before && before.width > 0 && before.bottom > step.getBoundingClientRect().top) return true;
  }
  return false;
}

/** Text begins at its first letter or icon, not at the edge of its box. */
function startOf(element: Element): number {
  if (!element.matches(WORDS)) return boxOf(element.getBoundingClientRect()).left;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const signs = [...element.querySelectorAll("svg, img")].filter(isPainted);
  let beginning = Math.min(...signs.map((sign) => boxOf(sign.getBoundingClientRect()).left));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const letters = [...range.getClientRects()].filter(({ width }) => width > 0);
    beginning = Math.min(beginning, ...letters.map((rect) => boxOf(rect).left));
  }
  return beginning;
}

/** Content of a card, a form or a figure is not aligned to the page's grid. */
function isWithinPart(element: Element): boolean {
  const part = element.parentElement?.closest(PARTS);
  return part != null && !isWhole(part);
}

/** An article that is as wide as the page. */
const isWhole = (part: Element): boolean => part.localName === "article" && isFromEdgeToEdge(part);

/** The header has the same content width as every page. */
function contentOfPage(): Content | undefined {
  const container = document.querySelector("body header > *");
  if (!container) return undefined;
  const { left, right } = boxOf(container.getBoundingClientRect());
  const { paddingLeft, paddingRight } = getComputedStyle(container);
  return {
    left: left + Number.parseFloat(paddingLeft),
    right: right - Number.parseFloat(paddingRight),
  };
}

/** Visible, in the flow of the page, and in no part with its own background or border. */
function isOnPage(element: Element, content: Content): boolean {
  if (!isPainted(element) || element.closest("dialog, header, nav, table")) return false;
  if (element.matches(WORDS) && !element.textContent?.trim()) return false;
  const whole = boxOf(element.getBoundingClientRect());
  const { box } = visibilityOf(element, whole);
  // Skips slides that are not in view, and full-width pictures.
  const isSeenWhole = box !== null && box.left <= whole.left && box.right >= whole.right - 1;
  if (!isSeenWhole || isFromEdgeToEdge(element)) return false;
  for (let step: Element | null = element; step && step !== document.body; ) {
    const { position } = getComputedStyle(step);
    if (position === "absolute" || position === "fixed") return false;
    step = step.parentElement;
    if (step && step !== document.body && !isFromEdgeToEdge(step) && isPart(step, content))
      return false;
  }
  return true;
}

const isFromEdgeToEdge = (element: Element): boolean =>
  element.getBoundingClientRect().width >= document.documentElement.clientWidth - 1;

/**
 * A part with padding, border or background of its own; the content container of the page is none.
 */
function isPart(element: Element, content: Content): boolean {
  const style = getComputedStyle(element);
  const border = Number.parseFloat(style.borderInlineStartWidth);
  const padding = Number.parseFloat(style.paddingInlineStart);
  const { left } = boxOf(element.getBoundingClientRect());
  const isOfPage = Math.abs(left + padding - content.left) <= TOLERANCE;
  const hasBackground = !isClear(style.backgroundColor) || style.backgroundImage !== "none";
  return hasBackground || border > 0 || (padding > 0 && !isOfPage);
}

/** isClear("rgba(0, 0, 0, 0)") => true */
const isClear = (colour: string): boolean => /^(?:transparent|rgba\(.*, 0\))$/.test(colour);
