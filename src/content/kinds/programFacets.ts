import type { Currency } from "../brief/say.ts";
import { readStarts, startDay } from "../brief/starts.ts";
import { monthOf } from "../season.ts";
import type { Facet, ListOrder } from "./kind.ts";
import { monthFacet, readMonths } from "./monthFacet.ts";

// What the list of programs is narrowed by besides kind and length, and how else it can stand. Its words come
// with its pages (src/gatsby/words.ts).

export interface MoreFacts {
  /** The least age: 0 for all ages; null where nobody said. */
  age: number | null;
  /** When it leaves, coded, on a card. */
  starts?: string;
  /** The good months of what leaves on no day, coded. */
  months?: string;
  /** On a card: what an adult pays; none where nobody said. */
  sum?: [amount: number, currency: Currency];
  /** On a card: through how many it goes; none where nobody said. */
  countries?: number;
}

/** From then on a child is no child under 10. */
const TEN = 10;

const startsAfter = ({ starts = "" }: MoreFacts, now: number): number[] =>
  readStarts(starts).filter((moment) => moment > now);

/** The months in which something leaves that has not left yet: ["5", "6"]; of what leaves on no day, the good ones. */
const MONTH = monthFacet<MoreFacts>({
  valuesIn: ({ starts, months = "", ...facts }, now) =>
    starts === undefined
      ? readMonths(months)
      : [
          ...new Set(
            startsAfter({ ...facts, starts }, now).map((moment) =>
              String(monthOf(startDay(moment))),
            ),
          ),
        ],
  titleOf: (choice, t) => t("programs.title-by-month", { choice }),
});

const CHILDREN: Facet<MoreFacts> = {
  name: "with",
  values: ["children"],
  isAsOffered: true,
  label: (t) => t("programs.more"),
  valuesIn: ({ age }) => (age !== null && age < TEN ? ["children"] : []),
  nameOf: (_, t) => t("programs.children"),
  titleOf: (choice, t) => t("programs.title-by-more", { choice }),
};

const BORDER: Facet<MoreFacts> = {
  name: "border",
  values: ["none"],
  isAsOffered: true,
  label: (t) => t("programs.more"),
  valuesIn: ({ countries }) => (countries === 1 ? ["none"] : []),
  nameOf: (_, t) => t("programs.border"),
  titleOf: (choice, t) => t("programs.title-by-more", { choice }),
};

export const MORE_FACETS: readonly Facet<MoreFacts>[] = [MONTH, CHILDREN, BORDER];

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** What leaves on no day that is known stands last. */
const NEXT: ListOrder<MoreFacts> = {
  name: "next",
  nameOf: (t) => t("programs.next"),
  compare: (all, now) => {
    const next = new Map(
      all.map((facts) => [facts, startsAfter(facts, now)[0] ?? Number.POSITIVE_INFINITY]),
    );
    return (one, other) => compare(next.get(one) ?? 0, next.get(other) ?? 0);
  },
};

/** Nobody exchanges anything: the currency of most comes first, then the others; last what has no price. */
const PRICE: ListOrder<MoreFacts> = {
  name: "price",
  nameOf: (t) => t("programs.price"),
  compare: (all) => {
    const counts: Partial<Record<string, number>> = {};
    for (const { sum } of all) if (sum) counts[sum[1]] = (counts[sum[1]] ?? 0) + 1;
    return ({ sum: one }, { sum: other }) => {
      if (!one || !other) return Number(!one) - Number(!other);
      const [amount, currency] = one;
      const [otherAmount, otherCurrency] = other;
      if (currency === otherCurrency) return amount - otherAmount;
      const isOfMore = (counts[otherCurrency] ?? 0) - (counts[currency] ?? 0);
      return isOfMore || (currency < otherCurrency ? -1 : 1);
    };
  },
};

export const ORDERS: readonly ListOrder<MoreFacts>[] = [NEXT, PRICE];
