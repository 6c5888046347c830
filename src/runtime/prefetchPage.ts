import { withPrefix } from "./prefix.ts";

declare global {
  interface Window {
    /** Gatsby's: fetches what a page is drawn with. */
    ___loader?: { hovering(path: string): void };
  }
}

/** The visitor is about to go there: what the page is drawn with is prefetched. */
export function prefetchPage(path: string): void {
  window.___loader?.hovering(withPrefix(path));
}
