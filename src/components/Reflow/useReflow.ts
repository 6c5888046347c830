import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { motion, wantsLessMotion } from "../../theme/motion.ts";

type Animate = typeof import("framer-motion/dom/mini").animate;

const MILLISECONDS = 1000;

let animate: Animate | null = null;

/**
 * Loads the animation library. Call it when the visitor is about to use a filter (hover or focus):
 * visitors who never filter never load it.
 */
export function prepareReflow(): void {
  if (animate || wantsLessMotion()) return;
  import("framer-motion/dom/mini").then(
    (library) => {
      animate = library.animate;
    },
    // Without the library the list changes at once, without movement.
    () => undefined,
  );
}

interface Place {
  x: number;
  y: number;
}

interface Move {
  item: HTMLElement;
  from: Place;
  to: Place;
}

/** Position within the list, not on the screen, so that scrolling does not change it. */
const placeOf = ({ offsetLeft, offsetTop }: HTMLElement): Place => ({
  x: offsetLeft,
  y: offsetTop,
});

const itemsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((item) => item instanceof HTMLElement);

/** Whether the item was on the screen at its old position. The list itself has not moved. */
function wasInSight(item: HTMLElement, from: Place, to: Place): boolean {
  const { top, bottom } = item.getBoundingClientRect();
  const way = from.y - to.y;
  return bottom + way > 0 && top + way < window.innerHeight;
}

/** An item that was not visible before jumps: there is no movement to follow. */
const isToMove = (item: HTMLElement, from: Place, to: Place): boolean =>
  (from.x !== to.x || from.y !== to.y) && wasInSight(item, from, to);

/** Animates an item from its old to its new position. */
function play({ item, from, to }: Move): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  animate?.(
    item,
    { transform: [start, "none"] },
    { duration: motion.reflow / MILLISECONDS, ease: motion.easing.arrive },
  );
}

/**
 * Animates the items of a list to their new positions when a filter changes the list, so that the
 * eye can follow them. New items appear at once. Items need a stable `key`.
 */
export function useReflow<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  const places = useRef(new WeakMap<HTMLElement, Place>());

  useLayoutEffect(() => {
    if (!animate || !list.current) return;
    const moves = itemsOf(list.current).flatMap((item): Move[] => {
      const from = places.current.get(item);
      const to = placeOf(item);
      places.current.set(item, to);
      return from && isToMove(item, from, to) ? [{ item, from, to }] : [];
    });
    // Once all positions are read: each animation would make the browser lay out the list again.
    for (const move of moves) play(move);
  });

  // Stores the first positions, and those after a resize, without an animation. A ResizeObserver
  // runs after layout, so reading them costs nothing extra.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      for (const item of itemsOf(element)) places.current.set(item, placeOf(item));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return list;
}
