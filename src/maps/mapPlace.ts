import type { Composition } from "../../art/map/frames.ts";
import type { Side } from "../../art/map/names.ts";
import type { ProgramType } from "../documents/kinds/program.ts";
import type { Picture } from "../documents/types.ts";

type Point = [x: number, y: number];

/** How much larger the map can become. */
export const ZOOMS = [1, 2, 3, 4] as const;

export type Zoom = (typeof ZOOMS)[number];

/** Per cent of the sheet's width, to the right and down. */
export interface Marker {
  /** The middle of what a finger meets. */
  at: Point;
  /** From there to where the place lies. */
  dot: Point;
  /** From where the place lies to its name, on that side of it. */
  name: Point;
  side: Side;
  /** How much larger the map must be for its name to have room; null where it never has. */
  named: Zoom | null;
}

export type Markers = Record<Composition, Marker>;

export interface MapTrip {
  title: string;
  path: string;
  /** "Nature"; null if unknown. */
  kind: ProgramType | null;
  withoutCar: boolean;
}

export interface MapPlace {
  uid: string;
  /** Its number in the list, and on the map where its name has no room. */
  number: number;
  title: string;
  path: string;
  /** null for a place beyond the sheet: it stands in the list only. */
  marks: Markers | null;
  /** "12 km von der Donau"; "" where it is not known. */
  away: string;
  /** The first clause of its summary. */
  summary: string;
  picture: Picture | null;
  /** Those that start there. */
  programs: MapTrip[];
  /** The best and good months: ["4", "5"]; empty if unknown. */
  months: string[];
}
