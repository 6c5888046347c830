import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { replaceHistoryState, type SavedCard, savedCard } from "../../runtime/historyState.ts";

/** In milliseconds: after this pause scrolling has ended. */
const PAUSE = 150;
const CARD = "article";

const pathOf = (card: Element): string => card.querySelector("a")?.pathname ?? "";

const linkTo = (list: HTMLElement, path: string): HTMLElement | undefined =>
  [...list.querySelectorAll<HTMLAnchorElement>(`${CARD} a`)].find(
    ({ pathname }) => pathname === path,
  );

const cardOf = (link: HTMLElement): HTMLElement => link.closest<HTMLElement>(CARD) ?? link;

/**
 * Position on the screen. offsetTop ignores transforms, so a card that is still sliding in counts
 * at its final place.
 */
function topOf(card: HTMLElement): number {
  let top = -window.scrollY;
  for (let part: Element | null = card; part instanceof HTMLElement; part = part.offsetParent) {
    top += part.offsetTop;
  }
  return top;
}

/** The first card on the screen. */
function firstVisibleCard(list: HTMLElement): SavedCard | undefined {
  for (const card of list.querySelectorAll<HTMLElement>(CARD)) {
    const top = topOf(card);
    if (top > window.innerHeight) return undefined;
    if (top + card.offsetHeight > 0) return { path: pathOf(card), top, isPressed: false };
  }
}

function restoreScroll(link: HTMLElement, { top, isPressed }: SavedCard): void {
  const distance = topOf(cardOf(link)) - top;
  if (Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: "instant" });
  if (isPressed) link.focus({ preventScroll: true });
}

/**
 * After one of these events the position is not restored: the visitor is already doing something.
 */
const INPUT_EVENTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scroll restoration: a visitor who returns to a list finds the card that they left by at the same
 * position, with the focus on it. `isWaiting`: cards are still loading. Returns whether the visitor
 * has returned.
 */
export function useScrollRestoration(
  list: RefObject<HTMLElement | null>,
  isWaiting: boolean,
): boolean {
  const [found] = useState(() => (typeof window === "undefined" ? null : savedCard()));
  const awaited = useRef(found);

  useEffect(() => {
    const giveUp = (): void => {
      awaited.current = null;
    };
    for (const name of INPUT_EVENTS)
      window.addEventListener(name, giveUp, { once: true, passive: true });
    return () => {
      for (const name of INPUT_EVENTS) window.removeEventListener(name, giveUp);
    };
  }, []);

  useLayoutEffect(() => {
    const left = awaited.current;
    if (!left || !list.current) return;
    const link = linkTo(list.current, left.path);
    if (!link) {
      if (!isWaiting) awaited.current = null;
      return;
    }
    restoreScroll(link, left);
    // Gatsby scrolls as well. Two frames later this overrides it.
    const settle = (): void => {
      if (awaited.current !== left) return;
      awaited.current = null;
      restoreScroll(link, left);
      replaceHistoryState({ left: { ...left, isPressed: false } });
    };
    requestAnimationFrame(() => requestAnimationFrame(settle));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeaving = false;
    const note = (): void => {
      if (list.current && !isLeaving && !awaited.current)
        replaceHistoryState({ left: firstVisibleCard(list.current) });
    };
    const noteLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(note, PAUSE);
    };
    // Captures the click before the link navigates: the history entry is still the list's.
    const handleClick = (event: MouseEvent): void => {
      const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
      if (isElsewhere || event.altKey || !(event.target instanceof Element)) return;
      const link = event.target.closest(`${CARD} a`);
      if (!(link instanceof HTMLAnchorElement) || !list.current?.contains(link)) return;
      isLeaving = true;
      replaceHistoryState({
        left: { path: link.pathname, top: topOf(cardOf(link)), isPressed: true },
      });
    };
    // The page was restored from the back/forward cache.
    const stay = (): void => {
      isLeaving = false;
    };
    window.addEventListener("scroll", noteLater, { passive: true });
    window.addEventListener("pageshow", stay);
    document.addEventListener("click", handleClick, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", noteLater);
      window.removeEventListener("pageshow", stay);
      document.removeEventListener("click", handleClick, { capture: true });
    };
  }, [list]);

  return found !== null;
}
