import type { Patch } from "./patch.ts";

export const ENSURE_RESOURCES: Patch[] = [
  // After "back" to a page of which something is missing, Gatsby has an error where the page should be,
  // and would draw nothing at all.
  { was: "if (!nextState.pageResources) {", becomes: "if (!nextState.pageResources?.page) {" },
  // The address is there already; with its hash it would only be scrolled to.
  { was: "window.location = rawPath", becomes: "window.location.reload()" },
];
