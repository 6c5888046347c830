import type { GeoCoordinates, Organization, Thing as SchemaThing } from "schema-dts";
import type { GeoPoint } from "./kinds/fieldValues.ts";

/** A schema.org object. */
export type Thing = Exclude<SchemaThing, string>;

/** The publisher as a schema.org object. */
export type Publisher = Exclude<Organization, string>;

export function geoOf(point: GeoPoint | null): GeoCoordinates | undefined {
  return point === null ? undefined : { "@type": "GeoCoordinates", ...point };
}

/** A single item by itself, several as a list, undefined for none: as schema.org wants it. */
export function oneOrMore<Thing>(things: Thing[]): Thing | Thing[] | undefined {
  return things.length > 1 ? things : things[0];
}

/** undefined for an empty text, so that JSON leaves the property out. */
export const omitEmpty = (text: string | null): string | undefined => text || undefined;
