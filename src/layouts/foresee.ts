import { withPrefix } from "gatsby";

declare global {
  interface Window {
    /** Gatsby's: fetches what a page is drawn with. */
    ___loader?: { hovering(path: string): void };
  }
}

/** The visitor is about to go there: what the page is drawn with is prefetched. */
export function foresee(path: string): void {
  window.___loader?.hovering(withPrefix(path));
}
