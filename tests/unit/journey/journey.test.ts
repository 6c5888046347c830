import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDay,
  dropAt,
  dropDay,
  itemsAt,
  merge,
  move,
  moveDay,
  type Place,
  placeBeside,
  SHELF,
  setTime,
} from "../../../src/journey/arrange.ts";
import {
  countOf,
  type Day,
  type Item,
  itemsOf,
  LIMITS,
  type MyJourney,
  NO_JOURNEY,
} from "../../../src/journey/journey.ts";
import { numberText } from "../../../src/journey/keys.ts";
import { madeUp } from "../mutation.ts";
import { anyJourney } from "./arbitraries.ts";

const item = (name: string): Item => ({ key: name });
const day = (...names: string[]): Day => ({ items: names.map(item) });
const names = (items: readonly Item[]): string[] => items.map(({ key }) => key);
const listsOf = ({ shelf, days }: MyJourney): string[][] => [
  names(shelf),
  ...days.map(({ items }) => names(items)),
];
const JOURNEY: MyJourney = {
  ...NO_JOURNEY,
  shelf: [item("s"), item("t")],
  days: [day("a", "b", "c"), day(), day("d")],
};

/** The things of a journey, in an order of their own. */
const sorted = (journey: MyJourney): string[] =>
  itemsOf(journey)
    .map((one) => JSON.stringify(one))
    .sort();

const anyPlace = fc.record({
  day: fc.integer({ min: -2, max: 9 }),
  at: fc.integer({ min: -2, max: 8 }),
});

/** Each place at which something stands. */
const placesOf = (journey: MyJourney): Place[] =>
  [SHELF, ...journey.days.keys()].flatMap((own) =>
    itemsAt(journey, own).map((_, at) => ({ day: own, at })),
  );

const many = (count: number, from = 0): Item[] =>
  Array.from({ length: count }, (_, index) => item(`p${numberText(from + index, 5)}`));

const daysWith = (count: number, from: number): Day[] =>
  Array.from({ length: count }, (_, index) => ({ items: many(1, from + index) }));

describe("giving something up", () => {
  it("leaves the others where they stand", () => {
    expect(listsOf(dropAt(JOURNEY, { day: 0, at: 1 }))[1]).toEqual(["a", "c"]);
  });
});

describe("moving something", () => {
  it.each([
    [
      "to the end of its day",
      { day: 0, at: 0 },
      { day: 0, at: 3 },
      [["s", "t"], ["b", "c", "a"], [], ["d"]],
    ],
    [
      "one place later",
      { day: 0, at: 0 },
      { day: 0, at: 2 },
      [["s", "t"], ["b", "a", "c"], [], ["d"]],
    ],
    [
      "one place earlier",
      { day: 0, at: 2 },
      { day: 0, at: 1 },
      [["s", "t"], ["a", "c", "b"], [], ["d"]],
    ],
    [
      "to where it is",
      { day: 0, at: 1 },
      { day: 0, at: 1 },
      [["s", "t"], ["a", "b", "c"], [], ["d"]],
    ],
    [
      "from the shelf to a day",
      { day: -1, at: 1 },
      { day: 2, at: 0 },
      [["s"], ["a", "b", "c"], [], ["t", "d"]],
    ],
    [
      "from a day to the shelf",
      { day: 2, at: 0 },
      { day: -1, at: 1 },
      [["s", "d", "t"], ["a", "b", "c"], [], []],
    ],
    [
      "to a day that does not exist: nowhere",
      { day: 0, at: 0 },
      { day: 3, at: 0 },
      [["s", "t"], ["a", "b", "c"], [], ["d"]],
    ],
    [
      "from where nothing stands: nowhere",
      { day: 1, at: 0 },
      { day: 0, at: 0 },
      [["s", "t"], ["a", "b", "c"], [], ["d"]],
    ],
  ])("puts it %s", (_, from, to, expected) => {
    expect(listsOf(move(JOURNEY, from, to))).toEqual(expected);
  });

  it("loses and doubles nothing, wherever it is moved", () => {
    fc.assert(
      fc.property(anyJourney, anyPlace, anyPlace, (journey, from, to) => {
        const moved = move(journey, from, to);
        expect(sorted(moved)).toEqual(sorted(journey));
        expect(moved.days).toHaveLength(journey.days.length);
      }),
      { numRuns: madeUp(2000) },
    );
  });

  it("earlier and later again brings it back to its place", () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        for (const from of placesOf(journey)) {
          for (const step of [-1, 1] as const) {
            const to = placeBeside(journey, from, step);
            if (!to) continue;
            const moved = move(journey, from, to);
            const there = {
              day: to.day,
              at: to.day === from.day && step > 0 ? to.at - 1 : to.at,
            };
            expect(itemsAt(moved, there.day)[there.at]).toBe(itemsAt(journey, from.day)[from.at]);
            const back = placeBeside(moved, there, step === 1 ? -1 : 1);
            expect(back && move(moved, there, back)).toEqual(journey);
          }
        }
      }),
      { numRuns: madeUp(400) },
    );
  });

  it("earlier and later passes from day to day, and not from or to the shelf", () => {
    expect(placeBeside(JOURNEY, { day: 0, at: 1 }, -1)).toEqual({ day: 0, at: 0 });
    expect(placeBeside(JOURNEY, { day: 0, at: 1 }, 1)).toEqual({ day: 0, at: 3 });
    expect(placeBeside(JOURNEY, { day: 0, at: 2 }, 1)).toEqual({ day: 1, at: 0 });
    expect(placeBeside(JOURNEY, { day: 2, at: 0 }, -1)).toEqual({ day: 1, at: 0 });
    expect(placeBeside(JOURNEY, { day: 0, at: 0 }, -1)).toBeUndefined();
    expect(placeBeside(JOURNEY, { day: 2, at: 0 }, 1)).toBeUndefined();
    expect(placeBeside(JOURNEY, { day: SHELF, at: 1 }, 1)).toBeUndefined();
    expect(placeBeside(JOURNEY, { day: SHELF, at: 0 }, 1)).toEqual({ day: SHELF, at: 2 });
  });
});

it("sets the time of one thing, and takes it away", () => {
  const timed = setTime(JOURNEY, { day: 0, at: 1 }, "10:30");
  expect(timed.days[0]?.items).toEqual([item("a"), { key: "b", at: "10:30" }, item("c")]);
  expect(setTime(timed, { day: 0, at: 1 }, "")).toEqual(JOURNEY);
});

describe("the days of a journey", () => {
  it("are added up to a limit", () => {
    let journey = NO_JOURNEY;
    for (let count = 0; count < LIMITS.days + 5; count += 1) journey = addDay(journey);
    expect(journey.days).toHaveLength(LIMITS.days);
  });

  it("give their things to the shelf when they are taken away", () => {
    expect(listsOf(dropDay(JOURNEY, 0))).toEqual([["s", "t", "a", "b", "c"], [], ["d"]]);
    fc.assert(
      fc.property(anyJourney, fc.integer({ min: -2, max: 9 }), (journey, own) => {
        const dropped = dropDay(journey, own);
        expect(sorted(dropped)).toEqual(sorted(journey));
        const isDay = own >= 0 && own < journey.days.length;
        expect(dropped.days).toHaveLength(journey.days.length - (isDay ? 1 : 0));
      }),
      { numRuns: madeUp(1000) },
    );
  });

  it("lose nothing when a full journey loses a day", () => {
    const full = { ...NO_JOURNEY, shelf: many(200), days: [{ items: many(100, 200) }] };
    expect(sorted(dropDay(full, 0))).toEqual(sorted(full));
  });

  it("change places with the day beside them, with all that is on them", () => {
    const bed: Day = { items: [item("a")], bed: ["jAAAAA", 1] };
    const journey = { ...NO_JOURNEY, days: [bed, day("b"), day("c")] };
    expect(moveDay(journey, 0, 1).days).toEqual([day("b"), bed, day("c")]);
    expect(moveDay(journey, 2, -1).days).toEqual([bed, day("c"), day("b")]);
    expect(moveDay(journey, 0, -1)).toBe(journey);
    expect(moveDay(journey, 2, 1)).toBe(journey);
  });
});

/** What is known of a thing in two journeys: its key, or without one its stop. */
const isIn = ({ key, stop }: Item, journey: MyJourney): boolean =>
  itemsOf(journey).some((one) =>
    key !== "" && one.key !== "" ? one.key === key : one.stop?.join() === stop?.join(),
  );

describe("joining another journey to one's own", () => {
  it("adds its days after one's own, without what is kept already", () => {
    const other = { ...NO_JOURNEY, shelf: [item("t"), item("x")], days: [day("a"), day("y", "d")] };
    expect(listsOf(merge(JOURNEY, other))).toEqual([
      ["s", "t", "x"],
      ["a", "b", "c"],
      [],
      ["d"],
      ["y"],
    ]);
  });

  it("leaves everything of one's own in its place, has everything of the other, and once", () => {
    fc.assert(
      fc.property(anyJourney, anyJourney, (mine, other) => {
        const merged = merge(mine, other);
        expect(merged.shelf.slice(0, mine.shelf.length)).toEqual(mine.shelf);
        expect(merged.days.slice(0, mine.days.length)).toEqual(mine.days);
        for (const one of itemsOf(other)) expect(isIn(one, merged)).toBe(true);
        expect(merge(merged, other)).toEqual(merged);
        expect(merge(mine, mine)).toEqual(mine);
      }),
      { numRuns: madeUp(1000) },
    );
  });

  it("takes title and party of the other only where one's own has none", () => {
    const other = { ...JOURNEY, title: "Other", start: "2027-06-01", ages: [4] };
    expect(merge(NO_JOURNEY, other)).toMatchObject({
      title: "Other",
      start: "2027-06-01",
      ages: [4],
    });
    const mine = { ...NO_JOURNEY, title: "Mine", start: "2027-05-01", ages: [9] };
    expect(merge(mine, other)).toMatchObject({ title: "Mine", start: "2027-05-01", ages: [9] });
  });

  it("gives one's own open days no date, since the other's first day comes after them", () => {
    const mine = { ...NO_JOURNEY, days: [day("x")] };
    expect(merge(mine, { ...JOURNEY, start: "2027-06-01" }).start).toBe("");
  });

  it("puts on the shelf what has no day left, and takes no more than there is room for", () => {
    const mine = { ...NO_JOURNEY, days: daysWith(LIMITS.days - 1, 0) };
    const long = merge(mine, { ...NO_JOURNEY, days: daysWith(3, 100) });
    expect(long.days).toHaveLength(LIMITS.days);
    expect(names(long.shelf)).toEqual(names(many(2, 101)));

    const full = { ...NO_JOURNEY, shelf: many(100), days: [{ items: many(190, 100) }] };
    const merged = merge(full, { ...NO_JOURNEY, days: [{ items: many(40, 500) }] });
    expect(countOf(merged)).toBe(LIMITS.items);
    expect(merged.shelf).toEqual(full.shelf);
    expect(merged.days).toEqual([...full.days, { items: many(10, 500) }]);
  });
});
