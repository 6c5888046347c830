import type { Destination } from "../kinds/destination.ts";
import type { GeoPoint } from "../kinds/fieldValues.ts";
import type { SiteDocument } from "../kinds.ts";

export interface NearBy {
  title: string;
  path: string;
  place: GeoPoint;
  /** As the crow flies. */
  km: number;
}

const COUNT = 3;
const EARTH_KM = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function kmBetween(one: GeoPoint, other: GeoPoint): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((to - from) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const part = north * north + Math.cos(from) * Math.cos(to) * east * east;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part));
}

/** The nearest other destinations in its language, nearest first. */
export function nearbyDestinations(
  { details, language, path }: Destination,
  all: SiteDocument[],
): NearBy[] {
  const { place } = details;
  if (place === null) return [];
  return all
    .flatMap((other): NearBy[] => {
      if (other.type !== "destination" || other.language !== language || other.path === path) {
        return [];
      }
      const there = other.details.place;
      if (there === null) return [];
      const km = Math.round(kmBetween(place, there));
      return [{ title: other.title, path: other.path, place: there, km }];
    })
    .sort((one, other) => one.km - other.km || (one.path < other.path ? -1 : 1))
    .slice(0, COUNT);
}
