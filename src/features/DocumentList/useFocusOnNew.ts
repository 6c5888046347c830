import { type RefObject, useEffect, useRef } from "react";

/** After "show more", focuses the first new card, because the button may be gone. */
export function useFocusOnNew(
  list: RefObject<HTMLElement | null>,
  count: number,
): (show: () => void) => void {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || count <= awaited.current) return;
    const links = list.current?.querySelectorAll<HTMLElement>("article a");
    links?.[awaited.current]?.focus({ preventScroll: true });
    awaited.current = null;
  }, [count, list]);
  return (show) => {
    awaited.current = count;
    show();
  };
}

/**
 * After new documents are shown at the top, focuses the first of them, because the button is gone.
 */
export function useFocusOnFirst(
  list: RefObject<HTMLElement | null>,
  first: string | undefined,
  show: () => void,
): () => void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current === null || before.current === first) return;
    before.current = null;
    list.current?.querySelector<HTMLElement>("article a")?.focus({ preventScroll: true });
  }, [first, list]);
  return () => {
    before.current = first ?? "";
    show();
  };
}
