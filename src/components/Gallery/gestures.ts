import { useEffect, useState } from "react";
import { useController, useLightboxDispatch, useLightboxState } from "yet-another-react-lightbox";

/** In pixels. A pointer that moves farther is dragging, not clicking. */
const DRAG_DISTANCE = 10;

/** Attribute of pictures, captions and controls: a click on them is not on the backdrop. */
export const LIT = "data-lit";

/** A click on the backdrop closes the gallery. */
export function useCloseOnBackdrop(): void {
  const { close, containerRef } = useController();
  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    let start = { x: 0, y: 0 };
    const remember = ({ clientX, clientY }: PointerEvent): void => {
      start = { x: clientX, y: clientY };
    };
    const handleClick = ({ target, clientX, clientY, detail }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest(`button, [${LIT}]`)) return;
      // A click by keyboard or script has no position.
      const distance = detail === 0 ? 0 : Math.hypot(clientX - start.x, clientY - start.y);
      if (distance < DRAG_DISTANCE) close();
    };
    container.addEventListener("pointerdown", remember, true);
    container.addEventListener("click", handleClick);
    return () => {
      container.removeEventListener("pointerdown", remember, true);
      container.removeEventListener("click", handleClick);
    };
  }, [close, containerRef]);
}

/** Home and End go to the first and the last picture. */
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

/**
 * True from the second finger until the last one is lifted. Movement meanwhile is a pinch, not a
 * swipe.
 */
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
