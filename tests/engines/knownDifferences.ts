import type { KnownDifference } from "./comparison.ts";

/** Where engines differ and are right to. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [];
