import type { Country } from "../../content-service/choices.ts";
import { monthOf } from "../documents/season.ts";
import { dayAfter } from "../documents/viewModels/dayAfter.ts";
import type { Place } from "./arrange.ts";
import type { Catalogue, Thing } from "./catalogue.ts";
import { countOf, type MyJourney } from "./journey.ts";
import { dateOf, scheduleOf, type Visit } from "./schedule.ts";

// What of a journey does not fit, as facts: the page says them in words.

export type Misfit = Place &
  (
    | { kind: "gone" }
    /** It does not leave on that day; `next` are days on which it does. */
    | { kind: "no-departure"; next: string[] }
    | { kind: "full" | "called-off"; next: string[] }
    /** It begins before one can have come from the visit before. */
    | { kind: "overlap"; before: number }
    /** A program of several days is still under way. */
    | { kind: "under-way"; by: string }
    | { kind: "past" }
    /** It has its season, and the month is not in it. */
    | { kind: "season"; month: number }
    | { kind: "too-young"; age: number; youngest: number }
    | { kind: "too-many"; largest: number }
    | { kind: "needs-car" }
    /** Of a whole day; its place is its first visit. */
    | { kind: "too-long"; hours: number }
    | { kind: "border"; countries: [Country, Country] }
  );

const HOUR = 60;
/** Visits and ways of a day together. */
const MOST_HOURS = 12;
/** One may come so much later than the time says, since times are rough. */
const GRACE = 20;
const MOST_SUGGESTED = 3;

/** The next days on which it leaves and is open, those after the wanted one first. */
export function openDays(thing: Thing, wanted: string, today: string): string[] {
  const open = (thing.departures ?? [])
    .filter(({ day, state }) => state === "open" && day >= today)
    .map(({ day }) => day);
  const days = [...new Set(open)].sort();
  const later = days.filter((day) => day >= wanted);
  return (later.length > 0 ? later : days).slice(0, MOST_SUGGESTED);
}

const nightsOf = ({ thing }: Visit): number => thing?.nights ?? 0;

function ofDeparture(visit: Visit, date: string, today: string): Misfit | undefined {
  const { thing, departure } = visit;
  const place = { day: 0, at: 0 };
  if (!thing?.departures?.length || date === "") return undefined;
  const next = openDays(thing, date, today);
  if (!departure) return { ...place, kind: "no-departure", next };
  return departure.state === "open" ? undefined : { ...place, kind: departure.state, next };
}

function ofSeason({ thing }: Visit, date: string): Misfit | undefined {
  if (date === "" || !thing?.months || thing.departures?.length) return undefined;
  const month = monthOf(date);
  return thing.months.includes(month) ? undefined : { day: 0, at: 0, kind: "season", month };
}

function ofParty({ thing }: Visit, { adults, ages, by }: MyJourney): Misfit[] {
  const place = { day: 0, at: 0 };
  const found: Misfit[] = [];
  const youngest = Math.min(...ages);
  if (thing?.age && youngest < thing.age) {
    found.push({ ...place, kind: "too-young", age: thing.age, youngest });
  }
  if (thing?.largest && adults + ages.length > thing.largest) {
    found.push({ ...place, kind: "too-many", largest: thing.largest });
  }
  if (by === "public" && thing?.withoutCar === false) found.push({ ...place, kind: "needs-car" });
  return found;
}

/** Where a visit begins, and where it ends. */
const countriesOf = ({ thing }: Visit): readonly Country[] => thing?.countries ?? [];

/** `before` are the visits until then: the last of which the country is known counts. */
function borderOf(visit: Visit, before: readonly Visit[]): [Country, Country] | undefined {
  const own = countriesOf(visit);
  const [first, last] = [own[0], own.at(-1)];
  if (own.length > 1 && first && last) {
    const other = own.find((country) => country !== first) ?? last;
    return [first, other];
  }
  // A trip across the border comes back, unless it ends somewhere else.
  const endOf = (visit: Visit): Country[] => {
    const countries = countriesOf(visit);
    return [visit.thing?.end ? countries.at(-1) : countries[0]].filter((one) => one !== undefined);
  };
  const from = before.flatMap(endOf).at(-1);
  return from && first && from !== first ? [from, first] : undefined;
}

/** The visit that is not over, with the way from it, when another of the day begins. */
function overlapped(visits: readonly Visit[], at: number): number | undefined {
  const visit = visits[at];
  if (!visit) return undefined;
  const index = visits.slice(0, at).findLastIndex(({ ends }, earlier) => {
    const way = earlier === at - 1 ? (visit.travel?.minutes ?? 0) : 0;
    return visit.begins + GRACE < ends + way;
  });
  return index < 0 ? undefined : index;
}

export const isOverlapping = (visits: readonly Visit[]): boolean =>
  visits.some((_, at) => overlapped(visits, at) !== undefined);

/** A program that is long by itself is as it is. */
export const isTooLong = (visits: readonly Visit[]): boolean =>
  visits.length > 1 &&
  hoursOf(visits) > MOST_HOURS &&
  visits.every((visit) => nightsOf(visit) === 0);

/** All misfits, in the order of the journey. `today` is "2027-05-01". */
export function misfitsOf(journey: MyJourney, catalogue: Catalogue, today: string): Misfit[] {
  const days = scheduleOf(journey, catalogue);
  const found: Misfit[] = [];
  for (const [day, visits] of days.entries()) {
    const date = dateOf(journey, day);
    const earlier = days.slice(0, day);
    const lasting = earlier.flatMap((own, index) =>
      own.filter((visit) => nightsOf(visit) >= day - index),
    );
    let crossed = false;
    for (const [at, visit] of visits.entries()) {
      const place = { day, at };
      if (visit.isGone) found.push({ ...place, kind: "gone" });
      const before = visits.slice(0, at);
      const own = [
        date !== "" && date < today
          ? ({ ...place, kind: "past" } as const)
          : ofDeparture(visit, date, today),
        ofSeason(visit, date),
        ...ofParty(visit, journey),
      ];
      for (const one of own) if (one) found.push({ ...one, ...place });
      const [underWay] = [...lasting, ...before.filter((one) => nightsOf(one) > 0)];
      if (underWay) found.push({ ...place, kind: "under-way", by: underWay.name });
      const overlap = overlapped(visits, at);
      if (overlap !== undefined) found.push({ ...place, kind: "overlap", before: overlap });
      const countries = crossed ? undefined : borderOf(visit, [...earlier.flat(), ...before]);
      if (countries) {
        crossed = true;
        found.push({ ...place, kind: "border", countries });
      }
    }
    if (isTooLong(visits)) {
      found.push({ day, at: 0, kind: "too-long", hours: Math.round(hoursOf(visits)) });
    }
  }
  for (const [at, item] of journey.shelf.entries()) {
    const isGone = !catalogue.thing(item.key) && !catalogue.stop(item.stop);
    if (isGone) found.push({ day: -1, at, kind: "gone" });
  }
  return found;
}

/** What one does and how one gets there, on one day. */
const hoursOf = (visits: readonly Visit[]): number =>
  visits.reduce(
    (hours, { begins, ends, travel }) => hours + (ends - begins + (travel?.minutes ?? 0)) / HOUR,
    0,
  );

/** The next first days on which everything with departures leaves; empty without any, or where none suits all. */
export function startsThatSuit(journey: MyJourney, catalogue: Catalogue, today: string): string[] {
  const bound = journey.days.flatMap(({ items }, day) =>
    items.flatMap(({ key, stop }) => {
      const thing = catalogue.thing(key || (catalogue.stop(stop)?.key ?? ""));
      return thing?.departures?.length ? [{ thing, day }] : [];
    }),
  );
  const [first] = bound;
  if (!first || countOf(journey) === 0) return [];
  const leaves = ({ thing, day }: (typeof bound)[number], start: string): boolean =>
    openDaysOf(thing).has(dayAfter(start, day));
  return [...openDaysOf(first.thing)]
    .map((day) => dayAfter(day, -first.day))
    .filter((start) => start >= today && bound.every((one) => leaves(one, start)))
    .sort()
    .slice(0, MOST_SUGGESTED);
}

const openDaysOf = ({ departures = [] }: Thing): Set<string> =>
  new Set(departures.filter(({ state }) => state === "open").map(({ day }) => day));
