import type { Spot } from "../../art/map/frames.ts";

/** A stop of a journey; `path` if it has a page. */
export interface MapStop {
  name: string;
  /** null if unknown: the stop is in the list only. */
  point: Spot | null;
  path?: string;
}
