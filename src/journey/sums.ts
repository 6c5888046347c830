import type { Country, Currency } from "../../content-service/choices.ts";
import { MONTHS, monthOf } from "../documents/season.ts";
import { convert } from "../documents/viewModels/money.ts";
import { type Catalogue, knownOf, type Price, type Thing } from "./catalogue.ts";
import { itemsOf, LIMITS, type MyJourney } from "./journey.ts";
import { scheduleOf } from "./schedule.ts";

/** What holds for the whole journey. */
export interface Sums {
  days: number;
  things: number;
  /** On the road. */
  km: number;
  /** Whether some of it follows from coordinates only. */
  isRough: boolean;
  /** The programs, for all who come; null where no price is known. */
  price: { amount: number; currency: Currency } | null;
  /** How many programs. */
  programs: number;
  /** Titles of programs whose price is not known, or not for children. */
  unpriced: string[];
  childUnpriced: string[];
  /** The countries of everything, each once. */
  countries: Country[];
  /** The months that suit everything with a season or departures; null where nothing has one. */
  months: number[] | null;
}

/** "children from 6" in the languages of the site. */
const FROM = /(?:^|\s)(?:from|od|од|ab|von)\s/i;

/** Whom "children from 6 to 12" means: [6, 12]; null without a number. */
function agesOf(childFor: string): [least: number, most: number] | null {
  const [least, most] = (childFor.match(/\d+/g) ?? []).map(Number);
  if (least === undefined) return null;
  if (most !== undefined) return [least, most];
  return FROM.test(childFor) ? [least, LIMITS.age] : [0, least];
}

/** Older children than the price of a child is for pay as adults. */
function priceFor(
  { adult, child, childFor }: Price,
  adults: number,
  ages: readonly number[],
): number {
  const range = agesOf(childFor);
  const childAmount = child ?? adult;
  return ages.reduce(
    (sum, age) => sum + (range && age > range[1] ? adult : childAmount),
    adults * adult,
  );
}

/** 59.699999999999996 => 59.7 */
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

const suits = ({ months, departures = [] }: Thing, month: number): boolean => {
  if (departures.length > 0) {
    return departures.some(({ day, state }) => state === "open" && monthOf(day) === month);
  }
  return months === undefined || months.includes(month);
};

export function sumsOf(journey: MyJourney, catalogue: Catalogue): Sums {
  const { adults, ages, days } = journey;
  const travels = scheduleOf(journey, catalogue).flatMap((visits) =>
    visits.flatMap(({ travel }) => travel ?? []),
  );
  const things = itemsOf(journey).flatMap((item) => knownOf(item, catalogue).thing ?? []);
  const programs = things.filter(({ type }) => type === "program");
  const seasonal = things.filter(({ months, departures }) => months || departures?.length);
  const priced = programs.flatMap(({ price }) => price ?? []);
  const [first] = priced;
  const sums = priced.map((price) =>
    first ? convert(priceFor(price, adults, ages), price.currency, first.currency) : null,
  );
  const isKnown = first !== undefined && sums.every((sum) => sum !== null);
  return {
    days: days.length,
    things: itemsOf(journey).length,
    km: travels.reduce((sum, { km }) => sum + km, 0),
    isRough: travels.some(({ isRough, km }) => isRough && km > 0),
    price: isKnown
      ? {
          amount: inCents(sums.reduce<number>((all, sum) => all + (sum ?? 0), 0)),
          currency: first.currency,
        }
      : null,
    programs: programs.length,
    unpriced: programs.filter(({ price }) => !price).map(({ title }) => title),
    childUnpriced:
      ages.length > 0
        ? programs.filter(({ price }) => price && price.child === null).map(({ title }) => title)
        : [],
    countries: [...new Set(things.flatMap(({ countries = [] }) => countries))],
    months:
      seasonal.length === 0
        ? null
        : MONTHS.filter((month) => seasonal.every((thing) => suits(thing, month))),
  };
}
