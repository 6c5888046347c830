import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { motion, wantsLessMotion } from "../../theme/motion.ts";

type Animate = typeof import("framer-motion/dom/mini").animate;

const MILLISECONDS = 1000;

let animate: Animate | null = null;

/**
 * Fetches what moves the items. Call it when a visitor comes near the choice that will change the
 * list (pointer or focus): those who never choose never load it.
 */
export function prepareReflow(): void {
  if (animate || wantsLessMotion()) return;
  import("framer-motion/dom/mini").then(
    (library) => {
      animate = library.animate;
    },
    // Without it the list changes at once, which is as good an answer.
    () => undefined,
  );
}

interface Place {
  x: number;
  y: number;
}

/** Within its list, not on the screen: scrolling does not change it. */
const placeOf = ({ offsetLeft, offsetTop }: HTMLElement): Place => ({
  x: offsetLeft,
  y: offsetTop,
});

const itemsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.children].filter((item) => item instanceof HTMLElement);

/** Moved from there to where it is now, it was on the screen before; the list itself stays where it is. */
function wasInSight(item: HTMLElement, from: Place, to: Place): boolean {
  const { top, bottom } = item.getBoundingClientRect();
  const way = from.y - to.y;
  return bottom + way > 0 && top + way < window.innerHeight;
}

/** What was not to be seen before is at its place at once: there is nothing to follow. */
function play(item: HTMLElement, from: Place | undefined, to: Place): void {
  if (!from || (from.x === to.x && from.y === to.y) || !wasInSight(item, from, to)) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  animate?.(
    item,
    { transform: [start, "none"] },
    { duration: motion.reflow / MILLISECONDS, ease: motion.easing.arrive },
  );
}

/**
 * Lets the items of a list that a choice has changed go from their old places to their new ones, so
 * that the eye can follow what stays; what is new is there at once. Items keep their `key`.
 */
export function useReflow<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  const places = useRef(new WeakMap<HTMLElement, Place>());

  useLayoutEffect(() => {
    if (!animate || !list.current) return;
    for (const item of itemsOf(list.current)) {
      const to = placeOf(item);
      play(item, places.current.get(item), to);
      places.current.set(item, to);
    }
  });

  // The first places, and those after a change of width, which is no choice: remembered without a
  // move, and after the browser has laid the list out anyway.
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
