import { useSyncExternalStore } from "react";

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
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/**
 * Another choice on the same page: a step that "back" takes back, or, with "replace", the same step
 * as before with another end.
 */
export function changeSearch(params: URLSearchParams, how: "push" | "replace" = "push"): void {
  const search = params.size > 0 ? `?${params}` : "";
  const { pathname, hash } = window.location;
  const address = `${pathname}${search}${hash}`;
  if (how === "push") window.history.pushState(window.history.state, "", address);
  else window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(CHANGED));
}
