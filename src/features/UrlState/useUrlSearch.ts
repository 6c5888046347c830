import { useSyncExternalStore } from "react";
import { initialState, replaceHistoryState, savedCardCount } from "../../runtime/historyState.ts";

/** Our own event: browsers fire "popstate" only when the visitor goes back or forward. */
const CHANGED = "searchchange";

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** Query string of the address: "?category=nature"; "" until hydration. */
export function useUrlSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/** Path of the address: "/en/blog/"; "" until hydration. */
export function usePathname(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => "",
  );
}

/** Number of cards that the current history entry shows, `atFirst` or more. */
export function useShownCount(atFirst: number): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(atFirst, savedCardCount()),
    () => atFirst,
  );
}

export function setShownCount(shown: number): void {
  replaceHistoryState({ shown });
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Changes the query string. "push" adds a history entry, so that going back undoes the choice;
 * "replace" changes the current entry.
 */
export function setUrlSearch(
  params: URLSearchParams,
  how: "push" | "replace" = "push",
  pathname = window.location.pathname,
): void {
  const search = params.size > 0 ? `?${params}` : "";
  const { pathname: own, search: before, hash } = window.location;
  const address = `${pathname}${search}${hash}`;
  // The address does not change, so no new history entry.
  if (how === "push" && address === `${own}${before}${hash}`) return;
  if (how === "push") window.history.pushState(initialState(), "", address);
  else window.history.replaceState(initialState(), "", address);
  window.dispatchEvent(new Event(CHANGED));
}
