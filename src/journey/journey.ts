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

/** Where an item stands; the shelf is the day -1. */
export interface Place {
  day: number;
  at: number;
}

export const SHELF = -1;

export const itemsOf = ({ shelf, days }: MyJourney): readonly Item[] => [
  ...shelf,
  ...days.flatMap(({ items }) => items),
];

export const countOf = (journey: MyJourney): number => itemsOf(journey).length;

export const isKept = (journey: MyJourney, key: Key): boolean =>
  itemsOf(journey).some((item) => item.key === key);

export const isEmpty = (journey: MyJourney): boolean =>
  journey.days.length === 0 && journey.shelf.length === 0;

export const itemsAt = (journey: MyJourney, day: number): readonly Item[] =>
  (day === SHELF ? journey.shelf : journey.days[day]?.items) ?? [];

const hasDay = (journey: MyJourney, day: number): boolean =>
  day === SHELF || journey.days[day] !== undefined;

function withItems(journey: MyJourney, day: number, items: readonly Item[]): MyJourney {
  if (day === SHELF) return { ...journey, shelf: items };
  return {
    ...journey,
    days: journey.days.map((one, index) => (index === day ? { ...one, items } : one)),
  };
}

const everyList = (journey: MyJourney, change: (items: readonly Item[]) => readonly Item[]) => ({
  ...journey,
  shelf: change(journey.shelf),
  days: journey.days.map((day) => ({ ...day, items: change(day.items) })),
});

/** Links leave out the keys of stops: where one of two has none, it is the stop that counts. */
const sameItem = (one: Item, other: Item): boolean =>
  one.key !== "" && other.key !== ""
    ? one.key === other.key
    : one.stop !== undefined && one.stop.join() === other.stop?.join();

/** No more days and things than there may be: what stands on the days that are too many goes to the shelf. */
export function withinLimits(journey: MyJourney): MyJourney {
  let left = LIMITS.items;
  const cut = (items: readonly Item[]): readonly Item[] => {
    const kept = items.slice(0, left);
    left -= kept.length;
    return kept;
  };
  const days = journey.days.slice(0, LIMITS.days).map((day) => ({ ...day, items: cut(day.items) }));
  const others = journey.days.slice(LIMITS.days).flatMap(({ items }) => items);
  return { ...journey, days, shelf: cut([...journey.shelf, ...others]) };
}

/** Puts it on the shelf, unless it is kept already. */
export const keep = (journey: MyJourney, item: Item): MyJourney =>
  itemsOf(journey).some((one) => sameItem(one, item)) || countOf(journey) >= LIMITS.items
    ? journey
    : { ...journey, shelf: [...journey.shelf, item] };

/** Removes it wherever it stands. */
export const drop = (journey: MyJourney, key: Key): MyJourney =>
  everyList(journey, (items) => items.filter((item) => item.key !== key));

export function dropAt(journey: MyJourney, { day, at }: Place): MyJourney {
  return withItems(
    journey,
    day,
    itemsAt(journey, day).filter((_, index) => index !== at),
  );
}

/** `to.at` is counted before the item is taken away. */
export function move(journey: MyJourney, from: Place, to: Place): MyJourney {
  const item = itemsAt(journey, from.day)[from.at];
  if (!item || !hasDay(journey, to.day)) return journey;
  const without = dropAt(journey, from);
  const isAfter = from.day === to.day && from.at < to.at;
  const at = isAfter ? to.at - 1 : to.at;
  const there = itemsAt(without, to.day);
  return withItems(without, to.day, [...there.slice(0, at), item, ...there.slice(at)]);
}

/** One place earlier or later, and from the edge of a day to the day beside it; undefined where there is none. */
export function placeBeside(
  journey: MyJourney,
  { day, at }: Place,
  step: -1 | 1,
): Place | undefined {
  const { length } = itemsAt(journey, day);
  if (step < 0 && at > 0) return { day, at: at - 1 };
  if (step > 0 && at < length - 1) return { day, at: at + 2 };
  const beside = day + step;
  if (day === SHELF || beside < 0 || beside >= journey.days.length) return undefined;
  return { day: beside, at: step < 0 ? itemsAt(journey, beside).length : 0 };
}

export function setTime(journey: MyJourney, { day, at }: Place, time: string): MyJourney {
  return withItems(
    journey,
    day,
    itemsAt(journey, day).map((item, index) => {
      if (index !== at) return item;
      const { at: _, ...rest } = item;
      return time === "" ? rest : { ...rest, at: time };
    }),
  );
}

export const addDay = (journey: MyJourney): MyJourney =>
  journey.days.length >= LIMITS.days
    ? journey
    : { ...journey, days: [...journey.days, { items: [] }] };

/** What stands on it goes to the shelf. */
export function dropDay(journey: MyJourney, day: number): MyJourney {
  return {
    ...journey,
    shelf: [...journey.shelf, ...(journey.days[day]?.items ?? [])],
    days: journey.days.filter((_, index) => index !== day),
  };
}

/** Two days change places. */
export function moveDay(journey: MyJourney, day: number, step: -1 | 1): MyJourney {
  const [one, other] = [journey.days[day], journey.days[day + step]];
  if (!one || !other) return journey;
  const days = journey.days.map((own, index) => {
    if (index === day) return other;
    return index === day + step ? one : own;
  });
  return { ...journey, days };
}

/** The days of another journey after one's own, without what is in it already, as far as there is room. */
export function merge(mine: MyJourney, other: MyJourney): MyJourney {
  const own = itemsOf(mine);
  let room = Math.max(0, LIMITS.items - own.length);
  const added = (items: readonly Item[]): Item[] => {
    const fresh = items.filter((item) => !own.some((one) => sameItem(one, item))).slice(0, room);
    room -= fresh.length;
    return fresh;
  };
  const days = other.days
    .map((day) => ({ ...day, items: added(day.items) }))
    .filter(({ items }) => items.length > 0);
  return withinLimits({
    ...mine,
    title: mine.title || other.title,
    // The other's first day is no day of one's own.
    start: mine.days.length > 0 ? mine.start : mine.start || other.start,
    ages: mine.ages.length > 0 ? mine.ages : other.ages,
    shelf: [...mine.shelf, ...added(other.shelf)],
    days: [...mine.days, ...days],
  });
}
