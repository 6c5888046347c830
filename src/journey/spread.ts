import type { Catalogue, Known } from "./catalogue.ts";
import { knownOf } from "./catalogue.ts";
import { type Day, type Item, LIMITS, type MyJourney } from "./journey.ts";
import { dateOf, departureOn, kmApart, timeOn } from "./schedule.ts";
import { minutesOf } from "./values.ts";

// Puts what is on no day yet on days: a program on one on which it leaves, a place beside what is near it.

/** What a day takes without being full. */
const DAY_HOURS = 8;
const NOON = 12 * 60;
/** Counts as so far away where nothing is known, or the day is empty. */
const UNKNOWN_KM = 40;

const hoursOf = ({ thing }: Known): number => thing?.hours ?? 1;

function kmTo(known: Known, day: readonly Known[]): number {
  const { point } = known;
  const points = day.flatMap((one) => (one.point ? [one.point] : []));
  if (!point || points.length === 0) return UNKNOWN_KM;
  return Math.min(...points.map((one) => kmApart(point, one)));
}

const nightsOf = ({ thing }: Known): number => thing?.nights ?? 0;

/** How many departures there are to choose from; without any, all days. */
const choiceOf = ({ thing }: Known): number =>
  (thing?.departures ?? []).filter(({ state }) => state === "open").length || Number.MAX_VALUE;

const timeOf = (known: Known, date: string): number => {
  const time = timeOn(known, date);
  return time ? minutesOf(time) : NOON;
};

/** With the shelf empty, as far as there is room for more days. */
export function spread(journey: MyJourney, catalogue: Catalogue): MyJourney {
  const know = (item: Item): Known => knownOf(item, catalogue);
  const isProgram = (item: Item): boolean => know(item).thing?.type === "program";
  // Programs first, since they are bound to days and hours: those that take several, then those that seldom leave.
  const waiting = [
    ...journey.shelf
      .filter(isProgram)
      .sort(
        (one, other) =>
          nightsOf(know(other)) - nightsOf(know(one)) ||
          choiceOf(know(one)) - choiceOf(know(other)),
      ),
    ...journey.shelf.filter((item) => !isProgram(item)),
  ];
  const days: Day[] = [...journey.days];
  const addDaysUntil = (index: number): void => {
    while (days.length <= index) days.push({ items: [] });
  };
  const total = waiting
    .map(know)
    .reduce((hours, known) => hours + hoursOf(known) + nightsOf(known) * DAY_HOURS, 0);
  const wanted = Math.min(LIMITS.days, Math.ceil(total / DAY_HOURS));
  if (journey.days.length === 0) addDaysUntil(wanted - 1);
  const left: Item[] = [];
  for (const item of waiting) {
    const known = know(item);
    const planned = days.map(({ items }) => items.map(know));
    const lasting = planned.map((own) => Math.max(0, ...own.map(nightsOf)));
    const isUnderWay = (index: number): boolean =>
      lasting.slice(0, index).some((nights, day) => day + nights >= index);
    const leavesOn = (index: number): boolean =>
      departureOn(known, dateOf(journey, index))?.state === "open";
    const places = planned.map((own, index) => {
      const hours = own.reduce((sum, one) => sum + hoursOf(one), hoursOf(known));
      const during = planned.slice(index + 1, index + 1 + nightsOf(known)).flat();
      const isFull = (own.length > 0 && hours > DAY_HOURS) || during.length > 0;
      return { index, km: kmTo(known, own), leaves: leavesOn(index), isFull };
    });
    const [best] = places
      .filter(({ index, isFull }) => !isFull && !isUnderWay(index))
      .sort(
        (one, other) =>
          Number(other.leaves) - Number(one.leaves) || one.km - other.km || one.index - other.index,
      );
    let next = days.length;
    while (isUnderWay(next)) next += 1;
    const isNextBetter = !best || (!best.leaves && leavesOn(next));
    const index = isNextBetter && next < LIMITS.days ? next : best?.index;
    if (index === undefined) {
      left.push(item);
      continue;
    }
    addDaysUntil(index);
    const day = days[index] ?? { items: [] };
    const date = dateOf(journey, index);
    const at = day.items.findIndex((one) => timeOf(know(one), date) > timeOf(known, date));
    const items =
      at < 0 ? [...day.items, item] : [...day.items.slice(0, at), item, ...day.items.slice(at)];
    days[index] = { ...day, items };
  }
  return { ...journey, shelf: left, days };
}
