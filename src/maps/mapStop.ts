import type { Spot } from "../../art/map/frames.ts";

/** A stop of a journey: with a page of its own it is a link. */
export interface MapStop {
  name: string;
  /** null where nobody said where it is: it stands in the list only. */
  point: Spot | null;
  path?: string;
}
