import type { DocumentBase } from "./types.ts";

type Dated = Pick<DocumentBase, "publishedAt" | "uid">;

/** Newest first; of one moment, by name. */
export function newestFirst(one: Dated, other: Dated): number {
  if (one.publishedAt !== other.publishedAt) return one.publishedAt < other.publishedAt ? 1 : -1;
  return one.uid < other.uid ? -1 : 1;
}
