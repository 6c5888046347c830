import { useSyncExternalStore } from "react";
import { initialState, replaceHistoryState, shownInHistory } from "../../runtime/historyState.ts";

/** Said by us: browsers tell of "popstate" only, when the visitor goes back or forward. */
const CHANGED = "searchchange";

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** What stands behind the "?" of the address: "?category=nature"; "" while the page is still HTML. */
export function useUrlSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/** "/en/blog/"; "" while the page is still HTML. */
export function usePathname(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => "",
  );
}

/** How many cards this step of the history has shown: at first so many. */
export function useShownCount(atFirst: number): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(atFirst, shownInHistory()),
    () => atFirst,
  );
}

export function setShownCount(shown: number): void {
  replaceHistoryState({ shown });
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Another choice on the same page: a step that "back" takes back, or, with "replace", the same step
 * as before with another end.
 */
export function setUrlSearch(
  params: URLSearchParams,
  how: "push" | "replace" = "push",
  pathname = window.location.pathname,
): void {
  const search = params.size > 0 ? `?${params}` : "";
  const { pathname: own, search: before, hash } = window.location;
  const address = `${pathname}${search}${hash}`;
  // What is chosen already is no step.
  if (how === "push" && address === `${own}${before}${hash}`) return;
  if (how === "push") window.history.pushState(initialState(), "", address);
  else window.history.replaceState(initialState(), "", address);
  window.dispatchEvent(new Event(CHANGED));
}
