import type { MapPlace, MapTrip } from "./mapPlace.ts";

/** Query parameter: "?show=nature" */
export const SHOW = "show";

/** What the map shows: all places, or those where some trips start. */
export const ALL = "";
export const TRIPS = "trips";
export const WITHOUT_CAR = "without-car";

/** isTripShown(trip, "nature") */
export function isTripShown({ kind, withoutCar }: MapTrip, shown: string): boolean {
  if (shown === ALL || shown === TRIPS) return true;
  return shown === WITHOUT_CAR ? withoutCar : kind?.toLowerCase() === shown;
}

/** Paths of the places where no trip of that kind starts. */
export const placesWithout = (places: MapPlace[], shown: string): string[] =>
  shown === ALL
    ? []
    : places
        .filter(({ programs }) => !programs.some((trip) => isTripShown(trip, shown)))
        .map(({ path }) => path);
