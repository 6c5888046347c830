import { expect, it } from "vitest";
import { arrangeList, type ListCards, type Wanted } from "../../../src/lists/arrangeList.ts";
import type { CardOf } from "../../../src/lists/cards.ts";
import { countValues } from "../../../src/lists/filters.ts";
import { WHOLE_LIST } from "../../../src/lists/pagination.ts";
import { findSortOrder } from "../../../src/lists/sortOrder.ts";

const card = (path: string, fields: Partial<CardOf<"program">> = {}): CardOf<"program"> => ({
  type: "program",
  path,
  key: path,
  title: path,
  summary: "",
  picture: null,
  programType: "Active",
  duration: "",
  days: 1,
  age: null,
  countries: 1,
  ageRestriction: "",
  activityLevel: "",
  ...fields,
});

const ALL = [
  card("a", { priceAmount: [30, "EUR"] }),
  card("b", { priceAmount: [10, "EUR"], programType: "Nature" }),
  card("c", { priceAmount: [20, "EUR"], countries: 2 }),
];

const listOf = (list: Partial<ListCards<CardOf<"program">>> = {}) => ({
  type: "program" as const,
  first: ALL.slice(0, 2),
  all: ALL,
  newer: [],
  parts: { total: 3, counts: countValues(ALL), allCardsUrl: "/all.json", since: "" },
  place: WHOLE_LIST,
  ...list,
});

const WANTED: Wanted = { choice: {}, order: undefined, limit: 2, isAtPlace: true, now: 0 };

const pathsOf = (cards: { path: string }[]): string => cards.map(({ path }) => path).join(" ");

it("shows the cards of the page, and that there are more, before all are fetched", () => {
  const list = arrangeList(listOf({ all: null }), WANTED);
  expect(pathsOf(list.cards)).toBe("a b");
  expect(list).toMatchObject({ count: 3, hasMore: true, isShort: false, needsAll: false });
});

it("needs all cards for a choice that the page has too few of, and says how many there will be", () => {
  const choice = { type: ["Active"] };
  const list = arrangeList(listOf({ all: null }), { ...WANTED, choice });
  expect(list).toMatchObject({ count: 2, isShort: true, needsAll: true });
  const whole = arrangeList(listOf(), { ...WANTED, choice });
  expect(pathsOf(whole.cards)).toBe("a c");
  expect(whole).toMatchObject({ count: 2, isShort: false, needsAll: false });
});

it("puts what is newer than the build on top, without pushing other cards out", () => {
  const list = arrangeList(listOf({ newer: [card("new")] }), WANTED);
  expect(pathsOf(list.cards)).toBe("new a b");
  expect(list.total).toBe(4);
});

it("sorts by the order that is chosen, the cheapest first", () => {
  const order = findSortOrder("program", "price");
  expect(pathsOf(arrangeList(listOf(), { ...WANTED, order, limit: 3 }).cards)).toBe("b c a");
});

it("keeps a later page as it was built", () => {
  const place = { pathSuffix: "page/2/", chosen: null, page: 2 };
  const list = arrangeList(listOf({ place, newer: [card("new")] }), WANTED);
  expect(pathsOf(list.cards)).toBe("a b");
  expect(list).toMatchObject({ isLaterPage: true, hasMore: false });
});

it("says what would be left without each filter of a choice that gives nothing", () => {
  const choice = { type: ["Nature"], length: ["more"] };
  const list = arrangeList(listOf(), { ...WANTED, choice });
  expect(list).toMatchObject({ count: 0, without: { length: 1 } });
});
