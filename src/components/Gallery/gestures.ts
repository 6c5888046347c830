import { useEffect, useState } from "react";
import { useController, useLightboxDispatch, useLightboxState } from "yet-another-react-lightbox";

/** Pixels: a hand that has moved so far has not pressed but drawn. */
const DRAWN = 10;

/** Pictures, words and controls carry it: a press on them is not one on the dark. */
export const LIT = "data-lit";

/** A press anywhere on the dark closes. */
export function useCloseOnBackdrop(): void {
  const { close, containerRef } = useController();
  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    let start = { x: 0, y: 0 };
    const remember = ({ clientX, clientY }: PointerEvent): void => {
      start = { x: clientX, y: clientY };
    };
    const press = ({ target, clientX, clientY, detail }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest(`button, [${LIT}]`)) return;
      // What a program presses has no place.
      const way = detail === 0 ? 0 : Math.hypot(clientX - start.x, clientY - start.y);
      if (way < DRAWN) close();
    };
    container.addEventListener("pointerdown", remember, true);
    container.addEventListener("click", press);
    return () => {
      container.removeEventListener("pointerdown", remember, true);
      container.removeEventListener("click", press);
    };
  }, [close, containerRef]);
}

/** Home and End go to the first and to the last picture. */
export function useEdgeKeys(): void {
  const { subscribeSensors } = useController();
  const { slides, currentIndex } = useLightboxState();
  const dispatch = useLightboxDispatch();
  const last = slides.length - 1;
  useEffect(
    () =>
      subscribeSensors("onKeyDown", (event) => {
        const target = { Home: 0, End: last }[event.key];
        if (target === undefined) return;
        event.preventDefault();
        dispatch({ type: "swipe", increment: target - currentIndex });
      }),
    [subscribeSensors, dispatch, currentIndex, last],
  );
}

/** From the second finger on until the last one is lifted: what moves then is no swipe. */
export function usePinch(): boolean {
  const [isTwo, setTwo] = useState(false);
  useEffect(() => {
    const fingers = new Set<number>();
    const put = ({ pointerId, pointerType }: PointerEvent): void => {
      if (pointerType !== "touch") return;
      fingers.add(pointerId);
      if (fingers.size > 1) setTwo(true);
    };
    const lift = ({ pointerId }: PointerEvent): void => {
      fingers.delete(pointerId);
      if (fingers.size === 0) setTwo(false);
    };
    window.addEventListener("pointerdown", put, true);
    window.addEventListener("pointerup", lift);
    window.addEventListener("pointercancel", lift);
    return () => {
      window.removeEventListener("pointerdown", put, true);
      window.removeEventListener("pointerup", lift);
      window.removeEventListener("pointercancel", lift);
    };
  }, []);
  return isTwo;
}
