import { dayAfter } from "../documents/viewModels/dayAfter.ts";
import { kmBetween } from "../documents/viewModels/nearby.ts";
import {
  type Catalogue,
  type Departure,
  type Known,
  knownOf,
  type Leg,
  type Point,
} from "./catalogue.ts";
import type { MyJourney, Way } from "./journey.ts";
import { minutesOf } from "./values.ts";

// When one is where. Times that neither the visitor nor a departure fixes follow from the way and from how long one
// stays; distances follow from coordinates, or from the leg of an editors' journey.

/** Roads are so much longer than the straight line. */
const DETOUR = 1.3;

const KM_PER_HOUR: Readonly<Record<Way, number>> = { car: 50, public: 30, bicycle: 14 };

/** Closer than this is one place, and no way. */
const SAME_PLACE_IN_KM = 0.5;

const HOUR = 60;
const DAY_BEGINS = 9 * HOUR;
/** Times that are worked out are rounded up to it. */
const STEP = 15;

/** How one comes to a visit from the one before. */
export interface Travel {
  km: number;
  minutes: number;
  /** From coordinates, so that it is said as "about". */
  isRough: boolean;
  leg?: Leg;
}

export interface Visit extends Known {
  /** In minutes of the day; an evening may last beyond midnight. */
  begins: number;
  ends: number;
  /** A departure, a stop of the editors or the visitor says when. */
  isFixed: boolean;
  /** Of a program, on the day it is planned for; undefined if it does not leave then, or the day is open. */
  departure?: Departure;
  /** The way there; undefined where nothing is known of it. */
  travel?: Travel;
}

/** dateOf(journey, 1): the second day; "" while the first is open. */
export const dateOf = ({ start }: Pick<MyJourney, "start">, day: number): string =>
  start === "" ? "" : dayAfter(start, day);

export const kmApart = ([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point) =>
  kmBetween({ latitude, longitude }, { latitude: otherLatitude, longitude: otherLongitude });

/** About how far it is on the road. */
export const roadKm = (from: Point, to: Point): number => {
  const km = kmApart(from, to);
  return km < SAME_PLACE_IN_KM ? 0 : km * DETOUR;
};

const endOf = ({ thing, stop, point }: Known): Point | undefined =>
  stop ? point : (thing?.end ?? point);

/** Whether one is the stop before the other, in the same editors' journey. */
function follows(known: Known, before: Known): boolean {
  const [stop, last] = [known.item.stop, before.item.stop];
  return stop !== undefined && last !== undefined && stop[0] === last[0] && stop[1] === last[1] + 1;
}

/** `from` is where one was last, which a story that is read on the way does not say. */
function travelTo(
  known: Known,
  before: Known | undefined,
  from: Point | undefined,
  by: Way,
): Travel | undefined {
  if (!before) return undefined;
  const leg = follows(known, before) ? known.stop?.leg : undefined;
  const about = from && known.point ? roadKm(from, known.point) : undefined;
  const km = leg?.km ?? about;
  if (km === undefined) return undefined;
  const minutes = leg?.minutes ?? (km / KM_PER_HOUR[by]) * HOUR;
  return { km, minutes, isRough: leg?.km == null, ...(leg && { leg }) };
}

/** The departure of a day: one that is open before others, or else the first. */
export function departureOn(known: Known, date: string): Departure | undefined {
  const own = (known.thing?.departures ?? []).filter(({ day }) => day === date);
  return own.find(({ state }) => state === "open") ?? own[0];
}

/** When it usually leaves. */
const usualTime = ({ thing }: Known): string =>
  thing?.departures?.find(({ time }) => time !== "")?.time ?? "";

/** When it begins by the visitor, its departure or the editors; "" if that follows from the day. */
export const timeOn = (known: Known, date: string): string =>
  known.item.at ?? (departureOn(known, date)?.time || known.stop?.time || usualTime(known));

/** How long one stays, in minutes: at a stop no longer than the editors do. */
function stayAt(known: Known, next: Known | undefined, by: Way): number {
  const usual = (known.thing?.hours ?? 1) * HOUR;
  if (!next || !follows(next, known)) return usual;
  const [begins, ends] = [known.stop?.time, next.stop?.time];
  if (!begins || !ends) return usual;
  const way = travelTo(next, known, endOf(known), by)?.minutes ?? 0;
  return Math.min(usual, Math.max(0, minutesOf(ends) - minutesOf(begins) - way));
}

const roundUp = (minutes: number): number => Math.ceil(minutes / STEP) * STEP;

/** All days, one after the other: the way to a day's first visit leads from the last of the day before. */
export function scheduleOf(journey: MyJourney, catalogue: Catalogue): Visit[][] {
  let before: Known | undefined;
  let from: Point | undefined;
  return journey.days.map(({ items }, day) => {
    const date = dateOf(journey, day);
    let now = DAY_BEGINS;
    const own = items.map((item) => knownOf(item, catalogue));
    return own.map((known, index): Visit => {
      const departure = date === "" ? undefined : departureOn(known, date);
      const travel = travelTo(known, before, from, journey.by);
      const fixed = timeOn(known, date);
      const reached = roundUp(now + (index > 0 ? (travel?.minutes ?? 0) : 0));
      const begins = fixed ? minutesOf(fixed) : reached;
      const ends = begins + stayAt(known, own[index + 1], journey.by);
      before = known;
      from = endOf(known) ?? from;
      now = Math.max(now, ends);
      return {
        ...known,
        begins,
        ends,
        isFixed: fixed !== "",
        ...(departure && { departure }),
        ...(travel && { travel }),
      };
    });
  });
}
