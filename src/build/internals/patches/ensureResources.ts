import type { Patch } from "./patch.ts";

export const ENSURE_RESOURCES: Patch[] = [
  // After "back" to a page whose resources are incomplete, Gatsby has an error in place of the page, and would
  // render nothing.
  { find: "if (!nextState.pageResources) {", replacement: "if (!nextState.pageResources?.page) {" },
  // Reloads a page without its data. The URL is the same already: with a hash, assigning it would only scroll.
  // No endless loop: after the reload it is a first page, which degrades instead.
  { find: "window.location = rawPath", replacement: "window.location.reload()" },
];
