import { MONTHS, monthOf } from "../documents/season.ts";
import { dayAfter } from "../documents/viewModels/timeZones.ts";
import type { Catalogue, Departure, Point, ProgramKind, Thing } from "./catalogue.ts";
import { type Item, type MyJourney, NO_JOURNEY, type Way } from "./journey.ts";
import { kmApart } from "./schedule.ts";
import { minutesOf } from "./values.ts";

// A journey for a wish, by rules that a visitor can follow: what is in season, reached by the wished means, and fit
// for children stays; the place with the most of it around is the base; of all first days of the month the one is
// taken on which most programs leave; each day has a program of another kind than the day before, and the places
// nearest to it for as long as the day lasts. The same wish gives the same journey.

export interface Wish {
  days: number;
  /** 1 is January. */
  month: number;
  by: Way;
  withChildren: boolean;
  /** A kind of program; "" for all. */
  kind: ProgramKind | "";
}

export const WISH: Wish = { days: 3, month: 0, by: "car", withChildren: false, kind: "" };

export const MOST_DAYS = 7;

/** So old are the children of whom nothing is known. */
export const CHILD_AGE = 6;

/** So far around the base one goes. */
export const REACH_IN_KM: Readonly<Record<Way, number>> = { car: 60, public: 45, bicycle: 25 };

/** A program and visits of a day together. */
const MOST_HOURS = 9;
const MOST_VISITS = 2;
const NOON = 12 * 60;
/** Programs nearer than this are as good as each other, so that their kind decides. */
const NEAR_IN_KM = 20;

const byKey = (one: Thing, other: Thing): number => (one.key < other.key ? -1 : 1);

const inSeason = ({ months }: Thing, month: number): boolean =>
  months === undefined || months.includes(month);

function isReached({ withoutCar }: Thing, by: Way): boolean {
  return by === "car" || by === "bicycle" || withoutCar !== false;
}

const isForAges = ({ age }: Thing, withChildren: boolean): boolean =>
  !withChildren || age === undefined || age <= CHILD_AGE;

const openDepartures = ({ departures = [] }: Thing): Departure[] =>
  departures.filter(({ state }) => state === "open");

type Placed = Thing & { point: Point };

const isPlaced = (thing: Thing): thing is Placed => thing.point !== undefined;

/** The days of the next such month; of this month those that are left. */
function firstDays(month: number, today: string): string[] {
  const year = Number(today.slice(0, 4)) + (month < monthOf(today) ? 1 : 0);
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return Array.from({ length: 31 }, (_, index) => dayAfter(first, index)).filter(
    (day) => monthOf(day) === month && day > today,
  );
}

/** The place with the most around it. */
function baseOf(places: readonly Placed[], things: readonly Placed[]): Placed | undefined {
  const worth = (place: Placed): number =>
    things.reduce((sum, { point }) => sum + 1 / (1 + kmApart(place.point, point) / NEAR_IN_KM), 0);
  return [...places].sort((one, other) => worth(other) - worth(one) || byKey(one, other))[0];
}

/** Programs for the days from a first day on; undefined for a day without one. */
function programsFrom(
  start: string,
  { days, kind }: Wish,
  programs: readonly Placed[],
  base: Placed,
): (Placed | undefined)[] {
  const chosen: (Placed | undefined)[] = [];
  let before = "";
  for (let day = 0; day < days; day += 1) {
    const date = dayAfter(start, day);
    const leaves = (thing: Placed): boolean =>
      !thing.departures?.length || openDepartures(thing).some((one) => one.day === date);
    const fits = ({ nights = 0 }: Thing): boolean => day + nights < days;
    const rank = (thing: Placed): number => {
      const km = kmApart(base.point, thing.point);
      return Math.floor(km / NEAR_IN_KM) + (kind === "" && thing.kind === before ? 2 : 0);
    };
    const [best] = programs
      .filter((thing) => !chosen.includes(thing) && leaves(thing) && fits(thing))
      .sort((one, other) => rank(one) - rank(other) || byKey(one, other));
    chosen.push(best);
    before = best?.kind ?? "";
    // A program of several days takes those after it as well.
    for (let night = 0; night < (best?.nights ?? 0); night += 1) {
      chosen.push(undefined);
      day += 1;
    }
  }
  return chosen;
}

const itemOf = ({ key, title }: Thing): Item => ({ key, name: title });

const timeOf = (thing: Thing): number => {
  const time = thing.departures?.find((departure) => departure.time !== "")?.time;
  return time ? minutesOf(time) : NOON;
};

/** A journey for a wish; null where nothing is offered for it. `today` is "2027-05-01". */
export function propose(wish: Wish, catalogue: Catalogue, today: string): MyJourney | null {
  const { days, by, withChildren, kind } = wish;
  const month = MONTHS.includes(wish.month) ? wish.month : monthOf(today);
  const suitable = catalogue.things
    .filter(isPlaced)
    .filter((thing) => isReached(thing, by) && isForAges(thing, withChildren));
  const places = suitable.filter((thing) => thing.type === "destination" && inSeason(thing, month));
  const programs = suitable.filter(
    (thing) =>
      thing.type === "program" &&
      (kind === "" || thing.kind === kind) &&
      (thing.departures?.length
        ? openDepartures(thing).some(({ day }) => monthOf(day) === month)
        : inSeason(thing, month)),
  );
  const base = baseOf(places.length > 0 ? places : programs, [...programs, ...places]);
  if (!base) return null;
  const within = (thing: Placed): boolean => kmApart(base.point, thing.point) <= REACH_IN_KM[by];
  const near = programs.filter(within);
  const plans = firstDays(month, today).map((start) => ({
    start,
    programs: programsFrom(start, wish, near, base),
  }));
  const countOf = ({ programs: own }: (typeof plans)[number]): number =>
    own.filter((one) => one !== undefined).length;
  const [plan] = plans.sort(
    (one, other) => countOf(other) - countOf(one) || (one.start < other.start ? -1 : 1),
  );
  if (!plan) return null;
  const left = places.filter(within);
  let underWay = 0;
  const planned = Array.from({ length: days }, (_, day) => {
    const program = plan.programs[day];
    const isFree = underWay === 0;
    underWay = Math.max(0, underWay - 1, program?.nights ?? 0);
    if (!isFree || program?.nights) return { items: program ? [itemOf(program)] : [] };
    const centre = program?.point ?? base.point;
    let hours = program?.hours ?? 0;
    const visits: Placed[] = [];
    const nearest = [...left].sort(
      (one, other) =>
        kmApart(centre, one.point) - kmApart(centre, other.point) || byKey(one, other),
    );
    for (const place of nearest) {
      if (visits.length === MOST_VISITS || hours + place.hours > MOST_HOURS) continue;
      visits.push(place);
      hours += place.hours;
      left.splice(left.indexOf(place), 1);
    }
    const isFirst = program !== undefined && timeOf(program) < NOON;
    const things = program ? (isFirst ? [program, ...visits] : [...visits, program]) : visits;
    return { items: things.map(itemOf) };
  });
  return {
    ...NO_JOURNEY,
    by,
    ages: withChildren ? [CHILD_AGE] : [],
    start: plan.start,
    days: planned,
  };
}
