import { type RefObject, useEffect } from "react";

/**
 * Closes what stands open over the page when the visitor presses Escape, presses elsewhere or
 * leaves it with the keyboard. Escape gives the focus back to the opener.
 */
export function useClosing(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  opener: () => HTMLElement | null,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && container.current?.contains(target) === true;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      close();
      opener()?.focus();
    };
    const onElsewhere = (event: Event): void => {
      if (!isInside(event.target)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [container, isOpen, close, opener]);
}
