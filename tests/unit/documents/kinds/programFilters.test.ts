import { describe, expect, it } from "vitest";
import type { ProgramDetails } from "../../../../src/documents/kinds/fieldValues.ts";
import { choiceIn, orderIn } from "../../../../src/features/DocumentList/filters/filterParams.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { WRITING_TABLES } from "../../../../src/i18n/languages/writingTables.ts";
import { LANGUAGES } from "../../../../src/i18n/languages.ts";
import { translator } from "../../../../src/i18n/messages.ts";
import { toBuildCard } from "../../../../src/lists/buildCards.ts";
import { type Card, type CardOf, ofType } from "../../../../src/lists/cards.ts";
import {
  countValues,
  filtersOf,
  filterValues,
  isOutOfSeason,
  matches,
  seasonFirst,
} from "../../../../src/lists/filters.ts";
import { listPages } from "../../../../src/lists/pagination.ts";
import { findSortOrder } from "../../../../src/lists/sortOrder.ts";
import { leavesOn, NO_TRIP_DETAILS, place, trip } from "../siteDocuments.ts";

addAllMessages();

const card = (uid: string, details: Partial<ProgramDetails>, age: number | null = 0): Card =>
  toBuildCard(trip(uid, "hr", { age, details: { ...NO_TRIP_DETAILS, ...details } }));

const seconds = (moment: string): number => Date.parse(moment) / 1000;

describe("the months of a program", () => {
  const days = [
    leavesOn("2027-05-15"),
    leavesOn("2027-05-29"),
    leavesOn("2027-06-05"),
    leavesOn("2028-05-06"),
  ];
  const program = card("a", { departures: days });

  it("are all in which it leaves, each once", () => {
    expect(filterValues(program, "month")).toEqual(["5", "6"]);
    expect(isOutOfSeason(program, { month: ["6"] })).toBe(false);
    expect(isOutOfSeason(program, { month: ["7"] })).toBe(true);
    expect(matches(program, { month: ["7"] })).toBe(true);
  });

  it("are those that are still to come", () => {
    const afterMay = seconds("2027-05-29T06:00:00Z");
    expect(filterValues(program, "month", afterMay - 1)).toEqual(["5", "6"]);
    expect(filterValues(program, "month", afterMay)).toEqual(["6", "5"]);
    expect(filterValues(program, "month", seconds("2027-06-06T00:00:00Z"))).toEqual(["5"]);
    expect(filterValues(program, "month", seconds("2029-01-01T00:00:00Z"))).toEqual([]);
  });

  it("are none where it is full or called off, or leaves on no day", () => {
    const departures = [
      leavesOn("2027-07-01", { state: "full" }),
      leavesOn("2027-08-01", { state: "called-off" }),
    ];
    expect(filterValues(card("a", { departures }), "month")).toEqual([]);
    expect(filterValues(card("a", {}), "month")).toEqual([]);
  });

  it.each([
    ["2027-01-31", "00:15", "1"],
    ["2027-01-31", "23:45", "1"],
    ["2027-01-31", "", "1"],
    ["2027-02-01", "00:15", "2"],
    ["2027-05-31", "", "5"],
    ["2027-05-31", "22:00", "5"],
    ["2027-12-31", "", "12"],
  ])("are those of its own clock: %s %s", (day, time, month) => {
    expect(filterValues(card("a", { departures: [leavesOn(day, { time })] }), "month")).toEqual([
      month,
    ]);
  });

  it("are counted each, and have pages of their own", () => {
    const programs = [program, card("b", { departures: [leavesOn("2027-06-01")] })];
    expect(countValues(programs)).toMatchObject({ "5": 1, "6": 2 });
    expect(countValues(programs, { month: ["5"] })).toMatchObject({ "5": 1, "6": 2, children: 2 });
    const pages = listPages("program", programs).map(({ place: { pathSuffix: below }, cards }) => [
      below,
      cards.length,
    ]);
    expect(pages).toEqual([
      ["", 2],
      ["month/5/", 2],
      ["month/6/", 2],
      ["with/children/", 2],
    ]);
  });
});

describe("a month out of which something is", () => {
  const may = card("a", { bestMonths: [5] });
  const july = card("b", { goodMonths: [7] });

  it("falls back to the good months of a program without departures", () => {
    expect(filterValues(may, "month")).toEqual(["5"]);
    expect(
      filterValues(card("c", { bestMonths: [5], departures: [leavesOn("2027-06-01")] }), "month"),
    ).toEqual(["6"]);
  });

  it("lets it step back behind what is in season", () => {
    const order = (month: string) => [may, july].sort(seasonFirst({ month: [month] }));
    expect(order("7")).toEqual([july, may]);
    expect(order("5")).toEqual([may, july]);
    expect([may, july].sort(seasonFirst({}))).toEqual([may, july]);
    expect(listPages("program", [may, july]).at(2)?.cards).toEqual([july, may]);
  });
});

describe("whether a child of nine may come", () => {
  it.each([
    [0, true],
    [9, true],
    [10, false],
    [18, false],
    [null, false],
  ])("from %s on: %s", (age, isFit) => {
    expect(matches(card("a", {}, age), { with: ["children"] })).toBe(isFit);
  });
});

describe("whether no border is crossed", () => {
  it.each<[ProgramDetails["countries"], boolean]>([
    [["HR"], true],
    [["RS"], true],
    [["HR", "RS"], false],
    [[], false],
  ])("through %j: %s", (countries, isFit) => {
    expect(matches(card("a", { countries }), { border: ["none"] })).toBe(isFit);
  });
});

describe("another order", () => {
  const sorted = (order: string, cards: Card[], now = 0): string[] => {
    const compare = findSortOrder("program", order)?.compare(cards, now);
    return ofType([...cards].sort(compare), "program").map(({ title }: CardOf<"program">) =>
      title.slice(-1),
    );
  };
  const priced = (uid: string, amount: number, currency: ProgramDetails["currency"]): Card =>
    card(uid, {
      currency,
      prices: [
        { for: "", amount },
        { for: "", amount: 1 },
      ],
    });

  it("by price has the lowest first, and last what has none", () => {
    const cards = [
      card("a", {}),
      priced("b", 48, "EUR"),
      priced("c", 0, "EUR"),
      priced("d", 9.5, "EUR"),
    ];
    expect(sorted("price", cards)).toEqual(["c", "d", "b", "a"]);
    expect(sorted("price", [...cards, priced("e", 1, null)])).toEqual(["c", "d", "b", "a", "e"]);
  });

  it("by price has the currency of most first, whatever the amounts", () => {
    const few = [
      priced("a", 10, "RSD"),
      priced("b", 60, "EUR"),
      card("c", {}),
      priced("d", 50, "EUR"),
    ];
    expect(sorted("price", few)).toEqual(["d", "b", "a", "c"]);
    const many = [...few, priced("e", 4000, "RSD"), priced("f", 3000, "RSD")];
    expect(sorted("price", many)).toEqual(["a", "f", "e", "d", "b", "c"]);
  });

  it("by price keeps currencies apart that are as many", () => {
    const cards = [
      priced("a", 1, "RSD"),
      priced("b", 60, "EUR"),
      priced("c", 4000, "RSD"),
      priced("d", 50, "EUR"),
    ];
    expect(sorted("price", cards)).toEqual(["d", "b", "a", "c"]);
  });

  it("by the next day leaves out what has left, and has last what leaves no more", () => {
    const cards = [
      card("a", {}),
      card("b", { departures: [leavesOn("2027-05-01"), leavesOn("2027-09-01")] }),
      card("c", { departures: [leavesOn("2027-06-01")] }),
      card("d", { departures: [leavesOn("2027-04-01")] }),
    ];
    expect(sorted("next", cards)).toEqual(["d", "b", "c", "a"]);
    expect(sorted("next", cards, seconds("2027-05-02T00:00:00Z"))).toEqual(["c", "b", "a", "d"]);
  });

  it("stands in the address, if the list has it", () => {
    expect(orderIn("?type=nature&order=price", "program")).toBe("price");
    expect(orderIn("?order=next", "program")).toBe("next");
    expect(
      ["", "?order=", "?order=newest", "?order=PRICE"].map((one) => orderIn(one, "program")),
    ).toEqual(["", "", "", ""]);
    expect(orderIn("?order=price", "blog")).toBe("");
    expect(findSortOrder(toBuildCard(place("a", "hr")).type, "price")).toBeUndefined();
  });
});

describe("what a visitor needs of a trip", () => {
  const cards = [
    card("a", { countries: ["HR"], vegetarian: "always", withoutCar: "yes", mobility: "full" }),
    card("b", { countries: ["HR", "RS"], vegetarian: "ahead", withoutCar: "no", mobility: "no" }),
    card("c", { countries: ["RS"], vegetarian: "no", mobility: "partly" }, 12),
    card("d", {}, null),
  ];
  const found = (search: string) =>
    cards.filter((one) => matches(one, choiceIn(search, "program"))).map(({ path }) => path.at(-2));

  it.each([
    ["?country=hr", ["a", "b"]],
    ["?country=rs", ["b", "c"]],
    ["?country=hr&border=none", ["a"]],
    ["?border=none", ["a", "c"]],
    ["?food=vegetarian", ["a", "b"]],
    ["?car=without", ["a"]],
    ["?mobility=full", ["a"]],
    ["?mobility=full&mobility=partly", ["a", "c"]],
    ["?mobility=no", ["a", "b", "c", "d"]],
    ["?with=children", ["a", "b"]],
    ["?food=steak&country=fr", ["a", "b", "c", "d"]],
  ])("is in the address: %s", (search, names) => {
    expect(found(search)).toEqual(names);
  });

  it("is counted, and has pages of its own with a title", () => {
    expect(countValues(cards)).toMatchObject({ HR: 2, RS: 2, vegetarian: 2, without: 1, none: 2 });
    const below = listPages("program", cards).map(({ place: { pathSuffix } }) => pathSuffix);
    expect(below).toEqual(
      expect.arrayContaining(["country/hr/", "food/vegetarian/", "car/without/", "mobility/full/"]),
    );
    const { filters } = filtersOf("program");
    const country = filters.find(({ name }) => name === "country");
    const t = translator("en");
    expect(country?.titleOf(country.nameOf("HR", t), t)).toBe("Trips: In Croatia");
  });
});

it("has a name for each month in every language", () => {
  for (const language of LANGUAGES) {
    expect(WRITING_TABLES[language].messages["months.names"]?.split(" ")).toHaveLength(12);
  }
});
