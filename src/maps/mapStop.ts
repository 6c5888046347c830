import type { Spot } from "../../art/map/frames.ts";
import type { LegFigures } from "../documents/viewModels/legText.ts";

/** A stop of a journey; `path` if it has a page. */
export interface MapStop {
  name: string;
  /** null if unknown: the stop is in the list only. */
  point: Spot | null;
  path?: string;
  leg?: LegFigures;
  /** 1 for the first, in a journey of several. */
  day?: number;
}

/** A stop as the list below the map has it. */
export interface ListedStop {
  name: string;
  path?: string;
  /** How one comes here: "12 km · 15 min · by car"; absent where nothing is known. */
  way?: string;
}
