import type { Spot } from "../../art/map/frames.ts";
import type { Pair } from "../../art/map/region.ts";

export type { Spot };

export const spotOf = ([longitude = 0, latitude = 0]: Pair): Spot => ({ latitude, longitude });

/** The point of a piece of line that is nearest: so small a piece is straight. */
export function nearestOn(from: Spot, to: Spot, spot: Spot): { spot: Spot; part: number } {
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
