import type { GeoCoordinates, Organization, Thing as SchemaThing } from "schema-dts";
import type { GeoPoint } from "./kinds/details.ts";

/** A thing of schema.org, as search engines read it beside the page. */
export type Thing = Exclude<SchemaThing, string>;

/** Who publishes the site. */
export type Publisher = Exclude<Organization, string>;

export function geoOf(point: GeoPoint | null): GeoCoordinates | undefined {
  return point === null ? undefined : { "@type": "GeoCoordinates", ...point };
}

/** A thing stands by itself, several in a list, and none is not said. */
export function oneOrMore<Thing>(things: Thing[]): Thing | Thing[] | undefined {
  return things.length > 1 ? things : things[0];
}

/** Nothing is said of what is empty. */
export const omitEmpty = (text: string | null): string | undefined => text || undefined;
