import { withPrefix } from "./prefix.ts";

declare global {
  interface Window {
    /** Gatsby's: prefetches the resources of a page. */
    ___loader?: { hovering(path: string): void };
  }
}

/** For a page that the visitor is about to open. */
export function prefetchPage(path: string): void {
  window.___loader?.hovering(withPrefix(path));
}
