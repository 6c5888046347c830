import { type Box, heightOf, intersect, widthOf } from "./geometry.ts";

export interface Visibility {
  /** The visible part; null if there is none. */
  box: Box | null;
  /** A part is clipped and cannot be scrolled into view. */
  isCut: boolean;
}

/** The share of a line's height at top and bottom that letters rarely fill. */
const SPARE = 0.15;
const ROUNDING = 1;
/** Smaller than this is for screen readers only. */
const SMALLEST = 2;

export function boxOf({ left, top, right, bottom }: DOMRect): Box {
  return {
    left: left + scrollX,
    top: top + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
  };
}

/** Not hidden, not transparent, not inert. */
export function isPainted(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[inert]") === null
  );
}

/** The topmost modal dialog, or the page. */
export function topLayer(): Element {
  const dialogs = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')];
  return dialogs.filter(isPainted).at(-1) ?? document.body;
}

/** The part of a box that is not clipped by the elements around it. */
export function visibilityOf(element: Element, whole: Box, isOwn = false): Visibility {
  let box: Box | null = whole;
  let isCut = false;
  for (const { style, edge } of edgesAround(element, isOwn)) {
    if (box === null) break;
    if (isVisuallyHidden(style, edge)) return { box: null, isCut: false };
    const visible: Box | null = within(box, style, edge);
    if (isSwiped(style) && isLost(box, visible ?? edge)) return { box: null, isCut: false };
    const isOut = visible === null;
    if (!isOut && !isScrolled(style) && isLost(box, visible)) isCut = true;
    box = visible;
  }
  const isOffPage = box !== null && (box.right <= 0 || box.bottom <= 0);
  return { box: isOffPage ? null : box, isCut };
}

interface Edge {
  style: CSSStyleDeclaration;
  edge: Box;
}

/** The elements that clip the element, from the nearest to the farthest. */
function edgesAround(element: Element, isOwn: boolean): Edge[] {
  const edges: Edge[] = [];
  let position = isOwn ? "static" : getComputedStyle(element).position;
  let parent = isOwn ? element : element.parentElement;
  if (!isOwn) edges.push(...clipOf(element));
  for (; parent && parent !== document.body; parent = parent.parentElement) {
    const style = getComputedStyle(parent);
    if (escapes(position, style)) continue;
    edges.push(...clipOf(parent));
    position = style.position;
  }
  return edges;
}

function clipOf(element: Element): Edge[] {
  const style = getComputedStyle(element);
  const isClipping =
    style.display !== "inline" &&
    [style.overflowX, style.overflowY].some((value) => value !== "visible");
  if (!isClipping && style.clipPath === "none") return [];
  const { left, top } = boxOf(element.getBoundingClientRect());
  const inner = { left: left + element.clientLeft, top: top + element.clientTop };
  const edge = {
    ...inner,
    right: inner.left + element.clientWidth,
    bottom: inner.top + element.clientHeight,
  };
  return [{ style, edge }];
}

/** Positioned elements are not clipped by parents that are not their containing block. */
function escapes(position: string, parent: CSSStyleDeclaration): boolean {
  const isAnchor = parent.transform !== "none" || parent.translate !== "none";
  if (isAnchor) return false;
  return position === "fixed" || (position === "absolute" && parent.position === "static");
}

const isVisuallyHidden = ({ clipPath }: CSSStyleDeclaration, edge: Box): boolean =>
  clipPath.startsWith("inset(50%") || widthOf(edge) < SMALLEST || heightOf(edge) < SMALLEST;

const isScrolled = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");

/** A row without a scroll bar, which can be swiped. */
const isSwiped = ({ scrollbarWidth, touchAction }: CSSStyleDeclaration): boolean =>
  scrollbarWidth === "none" || touchAction.includes("pan-y");

function within(box: Box, { overflowX, overflowY }: CSSStyleDeclaration, edge: Box): Box | null {
  return intersect(box, {
    left: overflowX === "visible" ? box.left : edge.left,
    right: overflowX === "visible" ? box.right : edge.right,
    top: overflowY === "visible" ? box.top : edge.top,
    bottom: overflowY === "visible" ? box.bottom : edge.bottom,
  });
}

function isLost(whole: Box, visible: Box): boolean {
  const spare = heightOf(whole) * SPARE + ROUNDING;
  return (
    visible.left - whole.left > ROUNDING ||
    whole.right - visible.right > ROUNDING ||
    visible.top - whole.top > spare ||
    whole.bottom - visible.bottom > spare
  );
}
