import { type Box, heightOf, meet, widthOf } from "./geometry.ts";

export interface Visibility {
  /** What a reader sees of it; null where that is nothing. */
  box: Box | null;
  /** A part of it is behind an edge, and no scrolling brings it back. */
  isCut: boolean;
}

/** Letters seldom reach the upper and lower end of their line. */
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

/** Painted at all: not hidden, not see-through, not switched off for readers. */
export function isPainted(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[inert]") === null
  );
}

/** Where readers look: in the dialog that lies over everything else, or on the page. */
export function topLayer(): Element {
  const dialogs = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')];
  return dialogs.filter(isPainted).at(-1) ?? document.body;
}

/** What the elements around it let a reader see of a box. */
export function visibilityOf(element: Element, whole: Box, isOwn = false): Visibility {
  let box: Box | null = whole;
  let isCut = false;
  for (const { style, edge } of edgesAround(element, isOwn)) {
    if (box === null) break;
    if (isForListeners(style, edge)) return { box: null, isCut: false };
    const visible: Box | null = within(box, style, edge);
    if (isMovedByFinger(style) && isLost(box, visible ?? edge)) return { box: null, isCut: false };
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

/** The elements that cut off what sticks out of them, from the nearest to the farthest. */
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

/** What is placed elsewhere is not cut off by what it merely belongs to. */
function escapes(position: string, parent: CSSStyleDeclaration): boolean {
  const isAnchor = parent.transform !== "none" || parent.translate !== "none";
  if (isAnchor) return false;
  return position === "fixed" || (position === "absolute" && parent.position === "static");
}

const isForListeners = ({ clipPath }: CSSStyleDeclaration, edge: Box): boolean =>
  clipPath.startsWith("inset(50%") || widthOf(edge) < SMALLEST || heightOf(edge) < SMALLEST;

const isScrolled = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");

/** A row without a scroll bar: what the edge of the screen cuts is seen whole once it is moved. */
const isMovedByFinger = ({ scrollbarWidth, touchAction }: CSSStyleDeclaration): boolean =>
  scrollbarWidth === "none" || touchAction.includes("pan-y");

function within(box: Box, { overflowX, overflowY }: CSSStyleDeclaration, edge: Box): Box | null {
  return meet(box, {
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
