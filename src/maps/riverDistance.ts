import type { Spot } from "../../art/map/frames.ts";
import { MAIN_RIVER } from "../../art/map/region.ts";
import { kmBetween } from "../documents/viewModels/nearby.ts";

/** [longitude, latitude], as the lines of the map have them. */
type Pair = readonly number[];

export interface RiverDistance {
  /** From where the line begins. */
  kmAlong: number;
  /** As the crow flies, from the nearest point of the line. */
  kmAway: number;
}

const spotOf = ([longitude = 0, latitude = 0]: Pair): Spot => ({ latitude, longitude });

/** The point of a piece of line that is nearest: so small a piece is straight. */
function nearestOn(from: Spot, to: Spot, spot: Spot): { spot: Spot; part: number } {
  const shrink = Math.cos((spot.latitude * Math.PI) / 180);
  const [x, y] = [(to.longitude - from.longitude) * shrink, to.latitude - from.latitude];
  const [px, py] = [(spot.longitude - from.longitude) * shrink, spot.latitude - from.latitude];
  const length = x * x + y * y;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return {
    spot: {
      latitude: from.latitude + (to.latitude - from.latitude) * part,
      longitude: from.longitude + (to.longitude - from.longitude) * part,
    },
    part,
  };
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
