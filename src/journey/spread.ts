import type { Catalogue, Known } from "./catalogue.ts";
import { knownOf } from "./catalogue.ts";
import { type Day, type Item, LIMITS, type MyJourney } from "./journey.ts";
import { dateOf, departureOn, kmApart } from "./schedule.ts";
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

const timeOf = (known: Known, date: string): number => {
  const time =
    known.item.at ?? departureOn(known, date)?.time ?? known.thing?.departures?.[0]?.time;
  return time ? minutesOf(time) : NOON;
};

/** With the shelf empty, as far as there is room for more days. */
export function spread(journey: MyJourney, catalogue: Catalogue): MyJourney {
  const know = (item: Item): Known => knownOf(item, catalogue);
  const isProgram = (item: Item): boolean => know(item).thing?.type === "program";
  // Programs first: they are bound to days and hours.
  const waiting = [
    ...journey.shelf.filter(isProgram),
    ...journey.shelf.filter((item) => !isProgram(item)),
  ];
  const days: Day[] = [...journey.days];
  const total = waiting.reduce((hours, item) => hours + hoursOf(know(item)), 0);
  const wanted = Math.min(LIMITS.days, Math.ceil(total / DAY_HOURS));
  while (days.length < wanted && journey.days.length === 0) days.push({ items: [] });
  const left: Item[] = [];
  for (const item of waiting) {
    const known = know(item);
    const places = days.map(({ items }, index) => {
      const own = items.map(know);
      const date = dateOf(journey, index);
      const leaves =
        !known.thing?.departures?.length ||
        date === "" ||
        departureOn(known, date)?.state === "open";
      const hours = own.reduce((sum, one) => sum + hoursOf(one), hoursOf(known));
      return { index, km: kmTo(known, own), leaves, isFull: own.length > 0 && hours > DAY_HOURS };
    });
    const [best] = places
      .filter(({ isFull }) => !isFull)
      .sort(
        (one, other) =>
          Number(other.leaves) - Number(one.leaves) || one.km - other.km || one.index - other.index,
      );
    if (!best && days.length >= LIMITS.days) {
      left.push(item);
      continue;
    }
    const index = best?.index ?? days.push({ items: [] }) - 1;
    const day = days[index] ?? { items: [] };
    const date = dateOf(journey, index);
    const at = day.items.findIndex((one) => timeOf(know(one), date) > timeOf(known, date));
    const items =
      at < 0 ? [...day.items, item] : [...day.items.slice(0, at), item, ...day.items.slice(at)];
    days[index] = { ...day, items };
  }
  return { ...journey, shelf: left, days };
}
