import { describe, expect, it } from "vitest";
import { lengthOfDays } from "../../../src/documents/kinds/programFilters.ts";
import {
  choiceIn,
  choiceOfPlace,
  isAt,
  listAddress,
  withChoice,
} from "../../../src/features/DocumentList/filters/filterParams.ts";
import { CARDS_AT_ONCE, toCard } from "../../../src/lists/cards.ts";
import {
  type Choice,
  choiceKey,
  countValues,
  countWithout,
  matches,
} from "../../../src/lists/filters.ts";
import { listPages } from "../../../src/lists/pagination.ts";
import { place, story, trip } from "../documents/siteDocuments.ts";

const PROGRAMS = [
  trip("a", "hr", { programType: "Nature", days: 0.5 }),
  trip("b", "hr", { programType: "Nature", days: 2 }),
  trip("c", "hr", { programType: "Active", days: 3 }),
  trip("d", "hr", { programType: "Active", days: 1 }),
  trip("e", "hr", { programType: null, days: null }),
];

const namesOf = (choice: Choice): string =>
  PROGRAMS.filter((one) => matches(one, choice))
    .map(({ uid }) => uid)
    .join("");

it.each([
  [null, null],
  [0.5, "half"],
  [1, "day"],
  [1.5, "day"],
  [2, "more"],
  [30, "more"],
])("%s days are “%s”", (days, length) => {
  expect(lengthOfDays(days)).toBe(length);
});

describe("what a choice leaves", () => {
  it.each<[Choice, string]>([
    [{}, "abcde"],
    [{ type: [], length: [] }, "abcde"],
    [{ type: ["Nature"] }, "ab"],
    [{ type: ["Nature", "Active"] }, "abcd"],
    [{ length: ["more"] }, "bc"],
    [{ length: ["half", "day"] }, "ad"],
    [{ type: ["Nature"], length: ["more"] }, "b"],
    [{ type: ["Culture"], length: ["more"] }, ""],
    [{ category: ["Nature"] }, ""],
  ])("%j is %s", (choice, names) => {
    expect(namesOf(choice)).toBe(names);
  });

  it("is counted for each value as the other group's choice leaves it", () => {
    expect(countValues(PROGRAMS)).toEqual({ Nature: 2, Active: 2, half: 1, day: 1, more: 2 });
    expect(countValues(PROGRAMS, { type: ["Nature"] })).toEqual({
      Nature: 2,
      Active: 2,
      half: 1,
      more: 1,
    });
    expect(countValues(PROGRAMS, { type: ["Nature"], length: ["half"] })).toEqual({
      Nature: 1,
      half: 1,
      more: 1,
    });
  });

  it("is counted without each of what is chosen, where that gives something", () => {
    const choice = { type: ["Culture"], length: ["more"], category: [] };
    expect(countWithout(PROGRAMS, choice)).toEqual({ type: 2 });
    expect(countWithout(PROGRAMS, { ...choice, type: ["Nature"] })).toEqual({ type: 2, length: 2 });
    expect(countWithout(PROGRAMS, {})).toEqual({});
  });

  it("is counted of stories by their topic, and of destinations by nothing", () => {
    const documents = [
      story("a", "hr", { category: "Nature" }),
      story("b", "hr"),
      place("c", "hr"),
    ];
    expect(countValues(documents)).toEqual({ Nature: 1 });
  });
});

describe("a choice in the address", () => {
  it.each([
    ["?category=nature", ["Nature"]],
    ["?category=NATURE", ["Nature"]],
    // One topic at a time.
    ["?category=nature&category=sport", ["Sport"]],
    ["?category=nonsense", []],
    ["?category=", []],
    ["?type=nature", []],
    ["?category=%E0%A4%A", []],
    ["", []],
  ])("%s is %j among stories", (search, category) => {
    expect(choiceIn(search, "blog")).toEqual({ category, month: [] });
  });

  it("has kinds and lengths of programs", () => {
    expect(choiceIn("?type=nature&length=half&type=active&length=more", "program")).toEqual({
      type: ["Active", "Nature"],
      length: ["half", "more"],
      month: [],
      with: [],
      car: [],
      country: [],
      food: [],
      mobility: [],
      border: [],
    });
    expect(choiceKey({ type: ["Active", "Nature"], length: [] })).toBe("type=Active,Nature");
  });

  it("has one month of programs, children and the border", () => {
    expect(choiceIn("?month=12&month=5&with=children&border=none", "program")).toMatchObject({
      month: ["5"],
      with: ["children"],
      border: ["none"],
    });
    expect(choiceIn("?month=13&with=dogs&border=some", "program")).toMatchObject({
      month: [],
      with: [],
      border: [],
    });
  });

  it("leaves what else stands there", () => {
    expect(`${withChoice("?utm=1&type=nature", "type", ["Active", "Sport"])}`).toBe(
      "utm=1&type=active&type=sport",
    );
    expect(`${withChoice("?type=nature", "type", [])}`).toBe("");
  });

  it("may be the page itself, below the list", () => {
    const [, page] = listPages("blog", [toCard(story("a", "hr", { category: "Nature" }))]);
    if (!page) throw new Error("There is no page of a topic.");
    expect(page.place.pathSuffix).toBe("category/nature/");
    expect(choiceOfPlace(page.place)).toEqual({ category: ["Nature"] });
    expect(isAt("/site/hr/blog/category/nature/", page.place.pathSuffix)).toBe(true);
    expect(isAt("/hr/blog/", page.place.pathSuffix)).toBe(false);
    expect(listAddress("/site/hr/blog/category/nature/", page.place.pathSuffix)).toBe(
      "/site/hr/blog/",
    );
    expect(listAddress("/site/hr/blog/", page.place.pathSuffix)).toBe("/site/hr/blog/");
    expect(listAddress("/site/hr/blog/", "")).toBe("/site/hr/blog/");
  });
});

describe("the pages of a list", () => {
  const cards = Array.from({ length: CARDS_AT_ONCE + 1 }, (_, index) =>
    toCard(story(`s${index}`, "hr", { category: index === 3 ? "Sport" : "Nature" })),
  );

  it("hold all cards, and for each topic those that it has", () => {
    const pages = listPages("blog", cards).map(({ place: at, cards: own }) => [
      at.pathSuffix,
      own.length,
    ]);
    expect(pages).toEqual([
      ["", CARDS_AT_ONCE],
      ["page/2/", 1],
      ["category/sport/", 1],
      ["category/nature/", CARDS_AT_ONCE],
    ]);
    expect(
      listPages("blog", cards).flatMap(({ place: at, cards: own }) => (at.chosen ? [] : own)),
    ).toEqual(cards);
  });

  it("are one where nothing is there", () => {
    expect(listPages("blog", [])).toEqual([
      { place: { pathSuffix: "", chosen: null, page: 1 }, cards: [] },
    ]);
  });
});
