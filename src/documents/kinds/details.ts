import type { ContentLink } from "../types.ts";

// The optional fields of the contract, which a service may lack. Each kind declares its own.

/** The fields to ask for, each with those of its entries: { lodging: null, prices: { price_for: null } } */
export interface OptionalFields {
  [name: string]: OptionalFields | null;
}

export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Reads optional, unchecked fields; an unusable value is skipped with a warning. */
export interface DetailReader {
  /** "" where there is none, here and for days and times. */
  text: (field: string) => string;
  /** Finite, from 0 on. */
  number: (field: string) => number | null;
  /** "2027-05-15" */
  day: (field: string) => string;
  /** "08:00" */
  time: (field: string) => string;
  point: (field: string) => GeoPoint | null;
  choice: <Value extends string>(field: string, values: readonly Value[]) => Value | null;
  /** Values separated by commas, each once: "hr,en" */
  choices: <Value extends string>(field: string, values: readonly Value[]) => Value[];
  /** "5,6,9" => [5, 6, 9] */
  months: (field: string) => number[];
  link: (field: string) => ContentLink | null;
  /** The entries of a list. */
  records: (field: string) => DetailReader[];
}

export const POINT: OptionalFields = { latitude: null, longitude: null };
