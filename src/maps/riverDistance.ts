import { MAIN_RIVER, type Pair } from "../../art/map/region.ts";
import { kmBetween } from "../documents/viewModels/nearby.ts";
import { nearestOn, type Spot, spotOf } from "./spots.ts";

export interface RiverDistance {
  /** From where the line begins. */
  kmAlong: number;
  /** As the crow flies, from the nearest point of the line. */
  kmAway: number;
}

/** Where a place lies by the river: how far down, and how far off. */
export function riverDistance(spot: Spot, river: readonly Pair[] = MAIN_RIVER): RiverDistance {
  let best: RiverDistance = { kmAlong: 0, kmAway: Number.POSITIVE_INFINITY };
  let behind = 0;
  const corners = river.map(spotOf);
  for (const [index, to] of corners.entries()) {
    const from = corners[index - 1] ?? to;
    const length = kmBetween(from, to);
    const nearest = nearestOn(from, to, spot);
    const kmAway = kmBetween(spot, nearest.spot);
    if (kmAway < best.kmAway) best = { kmAlong: behind + length * nearest.part, kmAway };
    behind += length;
  }
  return best;
}
