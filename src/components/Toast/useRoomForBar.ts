import { type RefObject, useLayoutEffect } from "react";
import { ACTION_BAR } from "../StickyActionBar/StickyActionBar.tsx";

/** How much of the lower edge of the screen a StickyActionBar covers, in pixels; 0 without one. */
function coveredByBar(): number {
  const { innerHeight } = window;
  const tops = [...document.querySelectorAll(`[${ACTION_BAR}]`)]
    .map((bar) => bar.getBoundingClientRect())
    // Not above the edge, where it scrolls away with its region, and not off the screen.
    .filter(
      ({ height, top, bottom }) => height > 0 && top < innerHeight && bottom > innerHeight - 1,
    )
    .map(({ top }) => top);
  return tops.length > 0 ? innerHeight - Math.min(...tops) : 0;
}

/** Keeps the region of toasts above a StickyActionBar, while there is something in the region. */
export function useRoomForBar(region: RefObject<HTMLElement | null>, isAny: boolean): void {
  useLayoutEffect(() => {
    const { style } = region.current ?? {};
    if (!isAny || !style) return;
    const place = (): void => {
      const covered = coveredByBar();
      style.insetBlockEnd = covered > 0 ? `${covered}px` : "";
    };
    place();
    window.addEventListener("scroll", place, { passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place);
      window.removeEventListener("resize", place);
      style.insetBlockEnd = "";
    };
  }, [region, isAny]);
}
