import { type Currency, FUEL } from "../../../content-service/choices.ts";
import type { DestinationDetails } from "../kinds/fieldValues.ts";
import type { Journey } from "../kinds/journey.ts";
import { adultSumOf } from "../kinds/program.ts";
import type { SiteDocument } from "../kinds.ts";
import type { ContentLink } from "../types.ts";
import { convert } from "./money.ts";

type Cost = DestinationDetails["costs"][number];

/** What a journey costs, by what it is for. */
export const COST_PARTS = ["bed", "meals", "fuel", "tickets", "admission", "programs"] as const;
export type CostPart = (typeof COST_PARTS)[number];

/** For one of two who travel together, in one currency. */
export interface JourneyCosts {
  parts: Partial<Record<CostPart, number>>;
  total: number;
  perDay: number;
  currency: Currency;
  /** Whether all parts of the days are known: beds, and the meals that one pays. */
  isWhole: boolean;
}

/** Two share a room and a car. */
const TOGETHER = 2;

type Find = (link: ContentLink | null) => SiteDocument | undefined;

const finder =
  (documents: readonly SiteDocument[]): Find =>
  (link) =>
    link?.to === "page" ? documents.find(({ path }) => path === link.path) : undefined;

const costsOf = (document: SiteDocument | undefined, kind: Cost["kind"]): Cost[] =>
  document?.type === "destination"
    ? document.details.costs.filter((cost) => cost.kind === kind)
    : [];

/** Sums in one currency; undefined if one of them cannot be converted. */
function sumIn(
  currency: Currency,
  sums: readonly { amount: number; currency: Currency }[],
): number | null {
  const converted = sums.map((sum) => convert(sum.amount, sum.currency, currency));
  return converted.some((one) => one === null)
    ? null
    : converted.reduce<number>((total, one) => total + (one ?? 0), 0);
}

const usualOf = ({ usual, from, currency }: Cost) => ({ amount: usual ?? from, currency });

/** null where the price of nothing is known. */
export function journeyCosts(
  { details }: Journey,
  documents: readonly SiteDocument[],
): JourneyCosts | null {
  const find = finder(documents);
  const { days, stops, tickets, ticketsCurrency } = details;
  const visited = [...new Set(stops.map(({ document }) => find(document)))];
  const included = visited.flatMap((document) =>
    document?.type === "program"
      ? document.details.stops.map(({ destination }) => find(destination))
      : [],
  );
  // What a program goes to is in its price.
  const entered = visited.filter((document) => !included.includes(document));
  const programs = visited.flatMap((document) => {
    const sum = document?.type === "program" ? adultSumOf(document.details) : undefined;
    return sum ? [{ amount: sum[0], currency: sum[1] }] : [];
  });
  const currency = FUEL.currency;
  const beds = days.map(({ bedPlace }) => costsOf(find(bedPlace), "bed")[0]);
  // Where no bed is named, the last place of the day has the meals.
  const mealPlaces = days.map(({ bedPlace }, index) => {
    const ofDay = stops
      .filter(({ day }) => day === index + 1)
      .map(({ document }) => find(document));
    return find(bedPlace) ?? ofDay.findLast((one) => costsOf(one, "lunch").length > 0);
  });
  const meals = days.flatMap(({ pays }, index) =>
    pays.map((meal: Cost["kind"]) => costsOf(mealPlaces[index], meal)[0]),
  );
  const known = (costs: (Cost | undefined)[]): Cost[] => costs.filter((cost) => cost !== undefined);
  const km = stops.reduce((sum, leg) => sum + (leg.by === "car" ? (leg.km ?? 0) : 0), 0);
  const litres = (km * FUEL.litresPer100Km) / 100;
  const sums: [CostPart, number | null][] = [
    ["bed", sumIn(currency, known(beds).map(usualOf).map(half))],
    ["meals", sumIn(currency, known(meals).map(usualOf))],
    ["fuel", sumIn(currency, [half({ amount: litres * FUEL.price, currency: FUEL.currency })])],
    [
      "tickets",
      tickets !== null && ticketsCurrency !== null
        ? sumIn(currency, [{ amount: tickets, currency: ticketsCurrency }])
        : 0,
    ],
    [
      "admission",
      sumIn(
        currency,
        entered
          .flatMap((one) => [...costsOf(one, "admission"), ...costsOf(one, "boat")])
          .map(usualOf),
      ),
    ],
    ["programs", sumIn(currency, programs)],
  ];
  const parts = Object.fromEntries(
    sums.flatMap(([part, sum]) => (sum ? [[part, Math.round(sum)]] : [])),
  );
  const total = Object.values<number>(parts).reduce((sum, one) => sum + one, 0);
  if (total === 0 || days.length === 0) return null;
  const nights = days.filter(({ bed, bedPlace }) => bed !== "" || bedPlace !== null).length;
  return {
    parts,
    total,
    perDay: Math.round(total / days.length),
    currency,
    isWhole: known(beds).length === nights && known(meals).length === meals.length,
  };
}

const half = <Sum extends { amount: number }>(sum: Sum): Sum => ({
  ...sum,
  amount: sum.amount / TOGETHER,
});
