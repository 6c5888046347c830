import type { Country, Currency, PROGRAM_TYPES } from "../../content-service/choices.ts";
import type { Means } from "../../content-service/kinds/leg.ts";
import type { Language } from "../i18n/languages.ts";
import { type Item, LIMITS, type MyJourney, NO_JOURNEY, type Part } from "./journey.ts";
import type { KeptType, Key } from "./keys.ts";

// What the journey's page knows of everything that can be kept, in one language. The build writes it.

/** "nature", of the table of choices. */
export type ProgramKind = Lowercase<(typeof PROGRAM_TYPES)[number]>;

/** A place on the map, in degrees. */
export type Point = readonly [latitude: number, longitude: number];

export interface Departure {
  day: string;
  /** "" if unknown. */
  time: string;
  state: "open" | "full" | "called-off";
}

export interface Price {
  adult: number;
  /** null if unknown. */
  child: number | null;
  /** Whom the price of a child is for: "children from 6 to 12" */
  childFor: string;
  currency: Currency;
}

export interface Thing {
  key: Key;
  /** Keys that lead to it as well: those of its other languages. */
  also?: readonly Key[];
  type: KeptType;
  path: string;
  title: string;
  /** Of its texts, if it does not exist in the language of the page. */
  language?: Language;
  /** A short line: "Trip · 3 hours" */
  about: string;
  /** How long one stays. */
  hours: number;
  /** How many nights a program takes. */
  nights?: number;
  point?: Point;
  /** Where a program ends, if that is somewhere else. */
  end?: Point;
  /** In order. */
  countries?: readonly Country[];
  /** Its best and good months; absent if unknown. */
  months?: readonly number[];
  departures?: readonly Departure[];
  price?: Price;
  /** The least age. */
  age?: number;
  /** The largest group. */
  largest?: number;
  /** Whether one comes there without a car; absent if unknown. */
  withoutCar?: boolean;
  /** For choosing a program. */
  kind?: ProgramKind;
  /** What one has to know on the spot, each a sentence: opening hours, the way back. */
  notes?: readonly string[];
  /** Where one meets. */
  address?: string;
  phone?: string;
}

export interface Leg {
  by: Means | null;
  km: number | null;
  minutes: number | null;
  road: string;
  /** The crossing, or "". */
  border: string;
}

export interface Stop {
  /** The day, 0 for the first. */
  day: number;
  time: string;
  name: string;
  text: string;
  point?: Point;
  /** Of its page. */
  key?: Key;
  /** How one comes here from the stop before. */
  leg?: Leg;
}

/** A journey of the editors. */
export interface EditorsJourney {
  key: Key;
  path: string;
  title: string;
  about: string;
  by: Means | null;
  days: readonly { title: string; bed: string; bedPath: string }[];
  stops: readonly Stop[];
}

/** As the build writes it. */
export interface CatalogueFile {
  things: readonly Thing[];
  journeys: readonly EditorsJourney[];
}

export interface Catalogue extends CatalogueFile {
  thing: (key: Key) => Thing | undefined;
  stop: (part: Part | undefined) => Stop | undefined;
  bed: (part: Part | undefined) => { name: string; path: string } | undefined;
}

export function catalogueOf(file: CatalogueFile): Catalogue {
  const things = new Map(
    file.things.flatMap((thing) =>
      [thing.key, ...(thing.also ?? [])].map((key) => [key, thing] as const),
    ),
  );
  const journeys = new Map(file.journeys.map((journey) => [journey.key, journey]));
  const journeyOf = (part: Part | undefined) => part && journeys.get(part[0]);
  return {
    ...file,
    thing: (key) => things.get(key),
    stop: (part) => part && journeyOf(part)?.stops[part[1]],
    bed: (part) => {
      const day = part && journeyOf(part)?.days[part[1]];
      return day?.bed ? { name: day.bed, path: day.bedPath } : undefined;
    },
  };
}

/** The kinds of programs that there are. */
export const kindsIn = ({ things }: Catalogue): ProgramKind[] =>
  [...new Set(things.flatMap(({ kind }) => kind ?? []))].sort();

/** An item with what is known of it. */
export interface Known {
  item: Item;
  thing?: Thing;
  stop?: Stop;
  /** "" for a thing that is no longer offered and whose name nobody knows. */
  name: string;
  point?: Point;
  /** Neither the thing nor the stop is offered any more. */
  isGone: boolean;
}

export function knownOf(item: Item, catalogue: Catalogue): Known {
  const there = catalogue.stop(item.stop);
  const thing = catalogue.thing(item.key || (there?.key ?? ""));
  // Editors may have put another stop in its place since.
  const isOther = there?.key !== undefined && thing && catalogue.thing(there.key) !== thing;
  const stop = isOther ? undefined : there;
  const point = stop?.point ?? thing?.point;
  return {
    item,
    ...(thing && { thing }),
    ...(stop && { stop }),
    name: stop?.name ?? thing?.title ?? item.name ?? "",
    ...(point && { point }),
    isGone: !thing && !stop,
  };
}

/** With the keys that a link leaves out, the first key of each document, and today's titles. */
export function withKeys(journey: MyJourney, catalogue: Catalogue): MyJourney {
  const keyed = (item: Item): Item => {
    const { thing, name, isGone } = knownOf(item, catalogue);
    if (isGone) return item;
    return { ...item, key: thing?.key ?? item.key, name };
  };
  return {
    ...journey,
    shelf: journey.shelf.map(keyed),
    days: journey.days.map((day) => ({ ...day, items: day.items.map(keyed) })),
  };
}

/** An editors' journey as one's own. */
export function ownJourneyOf({ key, title, by, days, stops }: EditorsJourney): MyJourney {
  return {
    ...NO_JOURNEY,
    title: [...title].length <= LIMITS.title ? title : "",
    by:
      by === "bicycle"
        ? "bicycle"
        : by === "train" || by === "bus" || by === "foot"
          ? "public"
          : "car",
    days: days.slice(0, LIMITS.days).map(({ bed }, day) => ({
      items: stops
        .slice(0, LIMITS.parts)
        .flatMap((stop, index): Item[] =>
          stop.day === day ? [{ key: stop.key ?? "", stop: [key, index], name: stop.name }] : [],
        ),
      ...(bed && { bed: [key, day] as const }),
    })),
  };
}
