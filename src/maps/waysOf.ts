import type { Means } from "../../content-service/kinds/leg.ts";
import { kmBetween } from "../documents/viewModels/nearby.ts";
import { onWideSheet } from "./crop.ts";
import type { MapStop } from "./mapStop.ts";
import { findRoute } from "./route.ts";
import type { Spot } from "./spots.ts";

/** "straight" where the map has no way. */
export type LegLine = Means | "straight";

/** Stops that are nearer are one place. */
export const SAME_PLACE_IN_KM = 0.3;

/** From one stop to the next. */
export interface Way {
  /** Positions in the list of stops. */
  ends: [from: number, to: number];
  spots: Spot[];
  by: LegLine;
  hasBorder: boolean;
}

export const isOnMap = (spot: Spot): boolean => onWideSheet(spot) !== null;

/** From each stop with a position to the next one that has one. */
export function waysOf(stops: MapStop[]): Way[] {
  const located = stops.flatMap(({ point, leg }, index) => (point ? [{ point, leg, index }] : []));
  return located.slice(1).flatMap(({ point: to, leg, index }, before): Way[] => {
    const { point: from, index: first } = located[before] ?? { point: to, index };
    if (!(isOnMap(from) || isOnMap(to)) || kmBetween(from, to) < SAME_PLACE_IN_KM) return [];
    const by = leg?.by ?? "car";
    const ends: Way["ends"] = [first, index];
    const hasBorder = Boolean(leg?.border);
    const route = findRoute(from, to, by);
    if (route) return [{ ends, spots: route.spots, by, hasBorder }];
    if (!isOnMap(from) || !isOnMap(to)) return [];
    return [{ ends, spots: [from, to], by: "straight", hasBorder }];
  });
}
