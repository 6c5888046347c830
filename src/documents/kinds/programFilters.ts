import { PROGRAM_TYPES } from "../../../content-service/choices.ts";
import { monthOf } from "../season.ts";
import { decodeDepartures, departureDay } from "../viewModels/departureTimes.ts";
import type { Filter, KindFilters, SortOrder } from "./kind.ts";
import { monthFilter, readMonths } from "./monthFilter.ts";
import {
  type Program,
  type ProgramCardFields,
  type ProgramType,
  programTypeName,
} from "./program.ts";

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

/** A program with a least age below this suits children under 10. */
const TEN = 10;

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

const CHILDREN: Filter<ProgramCardFields> = {
  name: "with",
  values: ["children"],
  hidesEmptyValues: true,
  label: (t) => t("programs.more"),
  valuesIn: ({ age }) => (age !== null && age < TEN ? ["children"] : []),
  nameOf: (_, t) => t("programs.children"),
  titleOf: (choice, t) => t("programs.title-by-more", { choice }),
};

const BORDER: Filter<ProgramCardFields> = {
  name: "border",
  values: ["none"],
  hidesEmptyValues: true,
  label: (t) => t("programs.more"),
  valuesIn: ({ countries }) => (countries === 1 ? ["none"] : []),
  nameOf: (_, t) => t("programs.border"),
  titleOf: (choice, t) => t("programs.title-by-more", { choice }),
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
  filters: [TYPE, LENGTH, MONTH, CHILDREN, BORDER],
  sortOrders: [NEXT, PRICE],
};
