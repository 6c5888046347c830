import { COUNTRY_CODES, MOBILITY, PROGRAM_TYPES } from "../../../content-service/choices.ts";
import type { Translate } from "../../i18n/messages.ts";
import { monthOf } from "../season.ts";
import { decodeDepartures, departureDay } from "../viewModels/departureTimes.ts";
import { choiceFilter, type Filter, type KindFilters, lowerCase, type SortOrder } from "./kind.ts";
import { monthFilter, readMonths } from "./monthFilter.ts";
import {
  type Program,
  type ProgramCardFields,
  type ProgramType,
  programTypeName,
} from "./program.ts";
import { suitsChildren } from "./programMarks.ts";

// The filters and orders of the list of programs. The messages of all but type and length come with its pages
// (src/build/files/messages.ts).

const typeIn = (value: unknown): ProgramType | null =>
  PROGRAM_TYPES.find((type) => type === value) ?? null;

const LENGTHS = ["half", "day", "more"] as const;
type Length = (typeof LENGTHS)[number];

/** lengthOfDays(1.5) => "day": it also suits visitors with two days. */
export function lengthOfDays(days: number | null): Length | null {
  if (days === null) return null;
  if (days < 1) return "half";
  return days < 2 ? "day" : "more";
}

export const TYPE: Filter<ProgramCardFields> = {
  name: "type",
  values: PROGRAM_TYPES,
  label: (t) => t("filter.type"),
  valuesIn: ({ programType }) => (programType === null ? [] : [programType]),
  nameOf: (value, t) => programTypeName(typeIn(value), t),
  titleOf: (choice, t) => t("packages.title-by-type", { choice }),
};

const LENGTH: Filter<ProgramCardFields> = {
  name: "length",
  values: LENGTHS,
  label: (t) => t("filter.length"),
  valuesIn: ({ days }) => {
    const length = lengthOfDays(days);
    return length === null ? [] : [length];
  },
  nameOf: (value, t) => {
    const length = LENGTHS.find((one) => one === value);
    return length ? t(`packages.length.${length}`) : "";
  },
  titleOf: (choice, t) => t("packages.title-by-length", { choice }),
};

const startsAfter = ({ starts = "" }: ProgramCardFields, now: number): number[] =>
  decodeDepartures(starts).filter((moment) => moment > now);

/** The months of coming departures: ["5", "6"]; without departures, the good months. */
const MONTH = monthFilter<ProgramCardFields>({
  valuesIn: ({ starts, months = "", ...facts }, now) =>
    starts === undefined
      ? readMonths(months)
      : [
          ...new Set(
            startsAfter({ ...facts, starts }, now).map((moment) =>
              String(monthOf(departureDay(moment))),
            ),
          ),
        ],
  titleOf: (choice, t) => t("programs.title-by-month", { choice }),
});

/** One of the filters below each other in one group, which a phone shows in one line. */
const MORE = {
  label: (t: Translate) => t("programs.more"),
  titleOf: (choice: string, t: Translate) => t("programs.title-by-more", { choice }),
};

const COUNTRY = choiceFilter({
  ...MORE,
  name: "country",
  of: COUNTRY_CODES,
  from: ({ details }: Program) => details.countries,
  nameOf: (code, t) => t(`programs.country.${lowerCase(code)}`),
});

const FOOD = choiceFilter({
  ...MORE,
  name: "food",
  of: ["vegetarian"],
  from: ({ details: { vegetarian } }: Program) =>
    vegetarian === "always" || vegetarian === "ahead" ? "vegetarian" : null,
  nameOf: (_, t) => t("programs.vegetarian"),
});

const CAR = choiceFilter({
  ...MORE,
  name: "car",
  of: ["without"],
  from: ({ details }: Program) => (details.withoutCar === "yes" ? "without" : null),
  nameOf: (_, t) => t("programs.without-car"),
});

const STEP_FREE = MOBILITY.filter((word) => word !== "no");

const STEP = choiceFilter({
  ...MORE,
  name: "mobility",
  of: STEP_FREE,
  from: ({ details }: Program) => STEP_FREE.find((word) => word === details.mobility) ?? null,
  nameOf: (word, t) => t(`programs.step.${word}`),
});

const CHILDREN: Filter<ProgramCardFields> = {
  name: "with",
  values: ["children"],
  hidesEmptyValues: true,
  ...MORE,
  valuesIn: ({ age }) => (suitsChildren(age) ? ["children"] : []),
  nameOf: (_, t) => t("programs.children"),
};

const BORDER: Filter<ProgramCardFields> = {
  name: "border",
  values: ["none"],
  hidesEmptyValues: true,
  ...MORE,
  valuesIn: ({ countries }) => (countries === 1 ? ["none"] : []),
  nameOf: (_, t) => t("programs.border"),
};

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** Programs without departures come last. */
const NEXT: SortOrder<ProgramCardFields> = {
  name: "next",
  nameOf: (t) => t("programs.next"),
  compare: (all, now) => {
    const next = new Map(
      all.map((facts) => [facts, startsAfter(facts, now)[0] ?? Number.POSITIVE_INFINITY]),
    );
    return (one, other) => compare(next.get(one) ?? 0, next.get(other) ?? 0);
  },
};

/** Sums are not converted: the most frequent currency comes first, programs without a price last. */
const PRICE: SortOrder<ProgramCardFields> = {
  name: "price",
  nameOf: (t) => t("programs.price"),
  compare: (all) => {
    const counts: Partial<Record<string, number>> = {};
    for (const { priceAmount: sum } of all) if (sum) counts[sum[1]] = (counts[sum[1]] ?? 0) + 1;
    return ({ priceAmount: one }, { priceAmount: other }) => {
      if (!one || !other) return Number(!one) - Number(!other);
      const [amount, currency] = one;
      const [otherAmount, otherCurrency] = other;
      if (currency === otherCurrency) return amount - otherAmount;
      const isOfMore = (counts[otherCurrency] ?? 0) - (counts[currency] ?? 0);
      return isOfMore || (currency < otherCurrency ? -1 : 1);
    };
  },
};

export const FILTERS: KindFilters<ProgramCardFields, Program> = {
  filters: [TYPE, LENGTH, MONTH, COUNTRY, FOOD, CAR, STEP, CHILDREN, BORDER],
  sortOrders: [NEXT, PRICE],
};
