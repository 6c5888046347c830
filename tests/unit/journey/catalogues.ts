import {
  type Catalogue,
  catalogueOf,
  type Departure,
  type EditorsJourney,
  type Thing,
} from "../../../src/journey/catalogue.ts";
import type { Day, Item } from "../../../src/journey/journey.ts";

export const OSIJEK = [45.555, 18.6955] as const;
export const ILOK = [45.2228, 19.3747] as const;
export const BAC = [45.3917, 19.2367] as const;
export const VUKOVAR = [45.3433, 19.0003] as const;

/** A town of Croatia in which one stays for two hours, but for what is said. */
export const place = (key: string, own: Partial<Thing> = {}): Thing => ({
  key,
  type: "destination",
  path: `/en/destinations/${key}/`,
  title: `Town ${key}`,
  about: "",
  hours: 2,
  point: OSIJEK,
  countries: ["HR"],
  withoutCar: true,
  ...own,
});

export const program = (key: string, own: Partial<Thing> = {}): Thing => ({
  ...place(key),
  type: "program",
  path: `/en/programs/${key}/`,
  title: `Trip ${key}`,
  hours: 4,
  ...own,
});

/** Without a place, as stories are. */
export const story = (key: string): Thing => ({
  key,
  type: "blog",
  path: `/en/blog/${key}/`,
  title: `Story ${key}`,
  about: "",
  hours: 1,
});

export const leaving = (
  time: string,
  days: readonly string[],
  state: Departure["state"] = "open",
): Departure[] => days.map((day) => ({ day, time, state }));

export const catalogue = (
  things: readonly Thing[],
  journeys: readonly EditorsJourney[] = [],
): Catalogue => catalogueOf({ things, journeys });

/** A day of things by their keys, "pAAAAA", or with a time, "pAAAAA 10:30". */
export const day = (...texts: string[]): Day => ({
  items: texts.map((text): Item => {
    const [key = "", at] = text.split(" ");
    return { key, ...(at !== undefined && { at }) };
  }),
});
