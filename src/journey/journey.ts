import type { Key } from "./keys.ts";

/** What visitors travel by: a car, buses and trains, or a bicycle. */
export const WAYS = ["car", "public", "bicycle"] as const;
export type Way = (typeof WAYS)[number];

/** A stop or a bed of an editors' journey: its key, and the position. */
export type Part = readonly [journey: Key, index: number];

/** Something kept. */
export interface Item {
  /** "" for a stop of an editors' journey that has no page. */
  key: Key;
  /** When the visitor wants to be there: "10:00"; absent where it follows from the day. */
  at?: string;
  /** Where it comes from an editors' journey: its stop, with the way there. */
  stop?: Part;
  /** Its title when it was kept, for when it is no longer offered. */
  name?: string;
}

export interface Day {
  items: readonly Item[];
  /** The bed of a day of an editors' journey. */
  bed?: Part;
}

/** A visitor's journey. It is never changed: every change makes a new one. */
export interface MyJourney {
  /** "" until the visitor gives it one. */
  title: string;
  /** The first day: "2027-05-15"; "" while it is open. */
  start: string;
  by: Way;
  adults: number;
  /** How old the children are. */
  ages: readonly number[];
  /** Kept, but on no day yet. */
  shelf: readonly Item[];
  days: readonly Day[];
}

export const NO_JOURNEY: MyJourney = {
  title: "",
  start: "",
  by: "car",
  adults: 2,
  ages: [],
  shelf: [],
  days: [],
};

export const LIMITS = {
  days: 30,
  items: 300,
  /** Stops of an editors' journey, since a link has one character for a position. */
  parts: 64,
  /** Characters. */
  title: 40,
  /** Characters of the title that something had when it was kept. */
  name: 120,
  adults: 30,
  children: 20,
  age: 17,
} as const;

export const itemsOf = ({ shelf, days }: MyJourney): readonly Item[] => [
  ...shelf,
  ...days.flatMap(({ items }) => items),
];

export const countOf = (journey: MyJourney): number => itemsOf(journey).length;

export const isEmpty = (journey: MyJourney): boolean =>
  journey.days.length === 0 && journey.shelf.length === 0;
