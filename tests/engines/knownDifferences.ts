import type { KnownDifference } from "./comparison.ts";

/** Where engines differ and are right to. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    engine: "webkit",
    thing: "prints a page",
    reason:
      "WebKitGTK's driver cannot print; how a page is laid out for paper is walked all the same",
  },
];
