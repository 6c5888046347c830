import { type RefObject, useEffect, useRef, useState } from "react";
import { ZOOMS } from "../../maps/mapPlace.ts";

const LARGEST = ZOOMS.length;
const STEP = 1.5;

/** Pixels. A pointer that moves farther drags the map and presses no link. */
const DRAG = 6;

type Point = readonly [x: number, y: number];

interface View {
  zoom: number;
  /** Where the upper left corner of the map is, in pixels of the frame. */
  left: number;
  top: number;
}

const WHOLE: View = { zoom: 1, left: 0, top: 0 };

const limit = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The map covers its frame. */
export function withinFrame({ zoom, left, top }: View, [width, height]: Point): View {
  const larger = limit(zoom, 1, LARGEST);
  return {
    zoom: larger,
    left: limit(left, width * (1 - larger), 0),
    top: limit(top, height * (1 - larger), 0),
  };
}

/** The point under the fingers stays under them. */
export function zoomAround({ zoom, left, top }: View, factor: number, [x, y]: Point): View {
  const larger = limit(zoom * factor, 1, LARGEST);
  const real = larger / zoom;
  return { zoom: larger, left: x - (x - left) * real, top: y - (y - top) * real };
}

const middle = ([one, other]: [Touch, Touch]): Point => [
  (one.clientX + other.clientX) / 2,
  (one.clientY + other.clientY) / 2,
];

const distance = ([one, other]: [Touch, Touch]): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const pairOf = ({ touches: [one, other] }: TouchEvent): [Touch, Touch] | null =>
  one && other ? [one, other] : null;

/**
 * Two fingers enlarge the map and not the page; a finger or the mouse moves it while it is larger. So
 * do a wheel with the control key, and the buttons.
 */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const view = useRef(WHOLE);
  const [isWhole, setWhole] = useState(true);
  const [isLargest, setLargest] = useState(false);

  const show = (next: View): void => {
    const element = frame.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const shown = withinFrame(next, [width, height]);
    view.current = shown;
    // On the element: a finger that moves should not render the map.
    element.style.setProperty("--zoom", String(shown.zoom));
    element.style.setProperty("--left", `${shown.left}px`);
    element.style.setProperty("--top", `${shown.top}px`);
    element.dataset.zoom = String(Math.floor(shown.zoom));
    setWhole(shown.zoom <= 1);
    setLargest(shown.zoom >= LARGEST);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners read the current view
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const active = { signal, passive: false };
    let fingers: { apart: number; at: Point } | null = null;
    let hand: Point | null = null;
    let isDragged = false;
    const inFrame = ([x, y]: Point): Point => {
      const box = element.getBoundingClientRect();
      return [x - box.left, y - box.top];
    };
    const moveBy = ([x, y]: Point, [fromX, fromY]: Point): void => {
      const { left, top, zoom: now } = view.current;
      show({ zoom: now, left: left + x - fromX, top: top + y - fromY });
    };

    const touch = (event: TouchEvent): void => {
      const pair = pairOf(event);
      fingers = pair && { apart: distance(pair), at: middle(pair) };
      const [only] = event.touches;
      hand = !pair && only && view.current.zoom > 1 ? [only.clientX, only.clientY] : null;
      if (pair) event.preventDefault();
    };
    element.addEventListener("touchstart", touch, active);
    element.addEventListener("touchend", touch, active);
    element.addEventListener(
      "touchmove",
      (event) => {
        const pair = pairOf(event);
        const [only] = event.touches;
        if (pair && fingers) {
          event.preventDefault();
          const [apart, at] = [distance(pair), middle(pair)];
          show(zoomAround(view.current, apart / fingers.apart, inFrame(at)));
          moveBy(at, fingers.at);
          fingers = { apart, at };
        } else if (only && hand) {
          event.preventDefault();
          const at: Point = [only.clientX, only.clientY];
          moveBy(at, hand);
          hand = at;
        }
      },
      active,
    );
    element.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        show(
          zoomAround(
            view.current,
            Math.exp(-event.deltaY / 100),
            inFrame([event.clientX, event.clientY]),
          ),
        );
      },
      active,
    );
    element.addEventListener(
      "pointerdown",
      ({ pointerType, button, clientX, clientY }) => {
        isDragged = false;
        if (pointerType !== "mouse" || button !== 0 || view.current.zoom === 1) return;
        const start: Point = [clientX, clientY];
        let last = start;
        const up = new AbortController();
        signal.addEventListener("abort", () => up.abort());
        const until = { signal: up.signal };
        window.addEventListener(
          "pointermove",
          (move) => {
            const at: Point = [move.clientX, move.clientY];
            isDragged ||= Math.hypot(at[0] - start[0], at[1] - start[1]) > DRAG;
            if (isDragged) moveBy(at, last);
            last = at;
          },
          until,
        );
        window.addEventListener("pointerup", () => up.abort(), until);
      },
      { signal },
    );
    // A link under the mouse is dragged, not pressed.
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    element.addEventListener(
      "click",
      (event) => {
        if (!isDragged) return;
        isDragged = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    // After a change of the width the corner may lie elsewhere.
    const size = new ResizeObserver(() => show(view.current));
    size.observe(element);
    return () => {
      leaving.abort();
      size.disconnect();
    };
  }, []);

  const step = (factor: number): void => {
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    show(zoomAround(view.current, factor, [width / 2, height / 2]));
  };
  return {
    isLargest,
    isWhole,
    enlarge: () => step(STEP),
    reduce: () => step(1 / STEP),
  };
}
