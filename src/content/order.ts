import type { DocumentBase } from "./types.ts";

type Dated = Pick<DocumentBase, "publishedAt" | "uid">;

/** How an address says in which order a list stands: "?order=price" */
export const ORDER = "order";

/** Newest first; of one moment, by name. */
export function newestFirst(one: Dated, other: Dated): number {
  if (one.publishedAt !== other.publishedAt) return one.publishedAt < other.publishedAt ? 1 : -1;
  return one.uid < other.uid ? -1 : 1;
}
