import { MONTHS, monthOf } from "../documents/season.ts";
import { dayAfter } from "../documents/viewModels/dayAfter.ts";

import type { Catalogue, Departure, Point, ProgramKind, Thing } from "./catalogue.ts";
import { isOverlapping, isTooLong } from "./fit.ts";
import { type Day, type Item, type MyJourney, NO_JOURNEY, type Way } from "./journey.ts";

import { kmApart, scheduleOf } from "./schedule.ts";

// A journey for a wish, by rules that a visitor can follow: what is in season, reached by the wished means, and fit
// for children stays; the place with the most of it around is the base; of all first days of the month the one is
// taken on which most programs leave; each day has a program of another kind than the day before, and the places
// nearest to it for as long as the day lasts, before the program if there is time; a day without a program keeps a
// place. The same wish gives the same journey.

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
const REACH_IN_KM: Readonly<Record<Way, number>> = { car: 60, public: 45, bicycle: 25 };

/** A program and visits of a day together. */
const MOST_HOURS = 9;
const MOST_VISITS = 2;
/** A place is left by then; a program may last longer. */
const EVENING = 20 * 60;
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

/** The days of the next such month; of this month those that are left, if any. */
function daysOf(month: number, today: string): string[] {
  const year = Number(today.slice(0, 4));
  const within = (own: number): string[] => {
    const first = `${own}-${String(month).padStart(2, "0")}-01`;
    return Array.from({ length: 31 }, (_, index) => dayAfter(first, index)).filter(
      (day) => monthOf(day) === month && day > today,
    );
  };
  const days = within(year);
  return days.length > 0 ? days : within(year + 1);
}

/** The first days of journeys that do not last into the next month, if there is such a one. */
function firstDays(days: number, month: number, today: string): string[] {
  const all = daysOf(month, today);
  const within = all.filter((day) => monthOf(dayAfter(day, days - 1)) === month);
  return within.length > 0 ? within : all;
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
  { days, kind }: Pick<Wish, "days" | "kind">,
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

/** Whether on the last day one comes to everything in time, and away before the evening. */
function isEasy(journey: MyJourney, catalogue: Catalogue): boolean {
  const visits = scheduleOf(journey, catalogue).at(-1) ?? [];
  const isEarly = visits.every(({ ends, isFixed }) => isFixed || ends <= EVENING);
  return isEarly && !isOverlapping(visits) && !isTooLong(visits);
}

/** Whether a day has no program, its own or one that is still under way. */
const isFree = (programs: readonly (Placed | undefined)[], day: number): boolean =>
  !programs
    .slice(0, day + 1)
    .some((program, index) => program && index + (program.nights ?? 0) >= day);

/** A day with its program, if it has one, and the nearest of the places for as long as it lasts. */
function dayOf(
  program: Placed | undefined,
  places: readonly Placed[],
  centre: Point,
  most: number,
  isEasyDay: (things: readonly Thing[]) => boolean,
): Placed[] {
  const nearest = [...places].sort(
    (one, other) => kmApart(centre, one.point) - kmApart(centre, other.point) || byKey(one, other),
  );
  let things = program ? [program] : [];
  let hours = program?.hours ?? 0;
  for (const place of nearest) {
    if (things.length >= most + (program ? 1 : 0)) break;
    if (hours + place.hours > MOST_HOURS) continue;
    const at = program ? things.indexOf(program) : things.length;
    const before = [...things.slice(0, at), place, ...things.slice(at)];
    const fitting = [before, [...things, place]].find(isEasyDay);
    if (!fitting) continue;
    things = fitting;
    hours += place.hours;
  }
  return things;
}

/** A journey for a wish; null where nothing is offered for it. `today` is "2027-05-01". */
export function propose(wish: Wish, catalogue: Catalogue, today: string): MyJourney | null {
  const { by, withChildren, kind } = wish;
  const days = Math.min(Math.max(1, wish.days), MOST_DAYS);
  const month = MONTHS.includes(wish.month) ? wish.month : monthOf(today);
  const suitable = [...catalogue.things]
    .sort(byKey)
    .filter(isPlaced)
    .filter((thing) => isReached(thing, by) && isForAges(thing, withChildren));
  const places = suitable.filter((thing) => thing.type === "destination" && inSeason(thing, month));
  const programs = suitable.filter(
    (thing) =>
      thing.type === "program" &&
      (kind === "" || thing.kind === kind) &&
      (thing.departures?.length
        ? openDepartures(thing).some(({ day }) => monthOf(day) === month && day > today)
        : inSeason(thing, month)),
  );
  const isNear = (one: Placed, other: Placed): boolean =>
    kmApart(one.point, other.point) <= REACH_IN_KM[by];
  const bases = places.filter((place) => programs.some((program) => isNear(place, program)));
  const base =
    kind === ""
      ? baseOf(places.length > 0 ? places : programs, [...programs, ...places])
      : baseOf(bases.length > 0 ? bases : programs, programs);
  if (!base) return null;
  const near = programs.filter((program) => isNear(base, program));
  const plans = firstDays(days, month, today).map((start) => ({
    start,
    programs: programsFrom(start, { days, kind }, near, base),
  }));
  const countOf = ({ programs: own }: (typeof plans)[number]): number =>
    own.filter((one) => one !== undefined).length;
  const [plan] = plans.sort(
    (one, other) => countOf(other) - countOf(one) || (one.start < other.start ? -1 : 1),
  );
  if (!plan || (kind !== "" && countOf(plan) === 0)) return null;
  const journey = { ...NO_JOURNEY, by, ages: withChildren ? [CHILD_AGE] : [], start: plan.start };
  const planned: Day[] = [];
  let left = places.filter((place) => isNear(base, place));
  const freeDays = Array.from({ length: days }, (_, day) => isFree(plan.programs, day));
  for (const [day, isDayFree] of freeDays.entries()) {
    const program = plan.programs[day];
    // Each later day without a program keeps a place.
    const spare = left.length - freeDays.slice(day + 1).filter(Boolean).length;
    const isOpen = isDayFree || (program !== undefined && !program.nights);
    const most = isOpen ? Math.min(MOST_VISITS, Math.max(spare, isDayFree ? 1 : 0)) : 0;
    const things = dayOf(program, left, program?.point ?? base.point, most, (own) =>
      isEasy({ ...journey, days: [...planned, { items: own.map(itemOf) }] }, catalogue),
    );
    left = left.filter((place) => !things.includes(place));
    planned.push({ items: things.map(itemOf) });
  }
  if (planned.every(({ items }) => items.length === 0)) return null;
  return { ...journey, days: planned };
}
