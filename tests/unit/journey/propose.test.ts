import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Thing } from "../../../src/journey/catalogue.ts";
import { misfitsOf } from "../../../src/journey/fit.ts";
import { itemsOf, type MyJourney } from "../../../src/journey/journey.ts";
import { CHILD_AGE, MOST_DAYS, propose, type Wish } from "../../../src/journey/propose.ts";
import { madeUp } from "../mutation.ts";
import { catalogue, leaving, place, program } from "./catalogues.ts";

const TODAY = "2027-04-10";
const WISH: Wish = { days: 1, month: 5, by: "car", withChildren: false, kind: "" };

const proposed = (things: readonly Thing[], own: Partial<Wish> = {}, today = TODAY) =>
  propose({ ...WISH, ...own }, catalogue(things), today);

const keysOf = (journey: MyJourney | null): string[][] | undefined =>
  journey?.days.map(({ items }) => items.map(({ key }) => key));

const at = (latitude: number) => ({ point: [latitude, 18.7] as const });

describe("a proposed journey", () => {
  it("is nothing where nothing is offered", () => {
    expect(proposed([])).toBeNull();
    expect(proposed([place("dFar", { months: [1] })])).toBeNull();
    expect(proposed([place("dCar", { withoutCar: false })], { by: "public" })).toBeNull();
    expect(proposed([program("pOld", { age: 7 })], { withChildren: true })).toBeNull();
    expect(proposed([program("pA", { kind: "nature" })], { kind: "culture" })).toBeNull();
    const { point: _, ...nowhere } = place("dNowhere");
    expect(proposed([nowhere])).toBeNull();
    for (const state of ["full", "called-off"] as const) {
      const departures = leaving("10:00", ["2027-05-15"], state);
      expect(proposed([program("pA", { departures })])).toBeNull();
    }
    expect(proposed([program("pA", { departures: leaving("10:00", ["2026-05-15"]) })])).toBeNull();
  });

  it("is nothing where only places are left of a wish for a kind of program", () => {
    const trip = program("pA", { kind: "nature", departures: leaving("10:00", ["2027-05-15"]) });
    expect(keysOf(proposed([place("dA"), trip], { kind: "nature" }))?.flat()).toContain("pA");
    expect(proposed([place("dA"), trip], { kind: "nature", month: 6 })).toBeNull();
    expect(keysOf(proposed([place("dA"), trip], { month: 6 }))).toEqual([["dA"]]);
  });

  it("stays where programs of the wished kind are", () => {
    const things = [
      ...["dA", "dB", "dC"].map((key) => place(key)),
      place("dFar", at(47)),
      program("pFar", { kind: "nature", departures: leaving("10:00", ["2027-05-15"]), ...at(47) }),
    ];
    expect(keysOf(proposed(things))?.flat()).not.toContain("dFar");
    expect(
      keysOf(proposed(things, { kind: "nature" }))
        ?.flat()
        .sort(),
    ).toEqual(["dFar", "pFar"]);
  });

  it("begins on the day from which most programs leave", () => {
    const things = [
      program("pA", { departures: leaving("10:00", ["2027-05-03", "2027-05-20"]) }),
      program("pB", { departures: leaving("10:00", ["2027-05-21"]) }),
    ];
    const journey = proposed(things, { days: 2 });
    expect(journey?.start).toBe("2027-05-20");
    expect(keysOf(journey)).toEqual([["pA"], ["pB"]]);
  });

  it("lies in the month as a whole, and after today", () => {
    const weeks = program("pA", {
      departures: leaving("10:00", ["2027-05-02", "2027-05-12", "2027-05-31"]),
    });
    expect(proposed([weeks], { days: 1 }, "2027-05-12")?.start).toBe("2027-05-31");
    expect(proposed([place("dA"), weeks], { days: 3 })?.start).toBe("2027-05-01");
    const late = [
      program("pB", { departures: leaving("10:00", ["2027-05-31"]) }),
      program("pC", { departures: leaving("10:00", ["2027-05-20", "2027-06-01"]) }),
    ];
    expect(keysOf(proposed(late, { days: 2 }))).toEqual([[], ["pC"]]);
    expect(keysOf(proposed(late, { days: 2 }, "2027-05-30"))).toEqual([["pB"], []]);
    expect(proposed([place("dA")], { days: 7 }, "2027-05-29")?.start).toBe("2027-05-30");
  });

  it("lies in the next year if the month is over", () => {
    expect(proposed([place("dA")], { month: 3 })?.start).toBe("2028-03-01");
    expect(proposed([place("dA")], {}, "2027-05-31")?.start).toBe("2028-05-01");
    expect(proposed([place("dA")], { month: 4 })?.start).toBe("2027-04-11");
    expect(proposed([place("dA")], { month: 0 })?.start).toBe("2027-04-11");
  });

  it("has as many days as are wished, up to a week", () => {
    for (const days of [1, 4, 7])
      expect(proposed([place("dA")], { days })?.days).toHaveLength(days);
    expect(proposed([place("dA")], { days: 90 })?.days).toHaveLength(MOST_DAYS);
    expect(proposed([place("dA")], { days: 0 })?.days).toHaveLength(1);
  });

  it("visits places before an evening's program, after one at dawn, and none that makes one late", () => {
    const with_ = (time: string, ...places: Thing[]) =>
      keysOf(proposed([program("pA", { departures: leaving(time, ["2027-05-15"]) }), ...places]));
    expect(with_("18:00", place("dA"))).toEqual([["dA", "pA"]]);
    expect(with_("05:00", place("dA"))).toEqual([["pA", "dA"]]);
    expect(with_("10:30", place("dA"))).toEqual([["pA", "dA"]]);
    expect(with_("12:30", place("dA"), place("dB"))).toEqual([["dA", "pA", "dB"]]);
    const far = at(46);
    expect(with_("16:00", place("dA", { hours: 4, ...far }))).toEqual([["dA", "pA"]]);
    // Neither before, since the way takes more than an hour, nor in the evening.
    expect(with_("13:00", place("dA", { hours: 4, ...far }))).toEqual([["pA"]]);
  });

  it("goes by the hour of the day's own departure", () => {
    const departures = [...leaving("05:00", ["2027-04-20"]), ...leaving("18:00", ["2027-05-15"])];
    expect(keysOf(proposed([program("pA", { departures }), place("dA")]))).toEqual([["dA", "pA"]]);
  });

  it("has another kind of program each day, where there is one", () => {
    const things = [
      program("pA", { kind: "nature" }),
      program("pB", { kind: "nature" }),
      program("pC", { kind: "culture" }),
    ];
    expect(keysOf(proposed(things, { days: 3 }))).toEqual([["pA"], ["pC"], ["pB"]]);
  });

  it("leaves the days of a longer program to it, and has none that lasts beyond the last day", () => {
    const long = program("pA", { nights: 1, hours: 8 });
    expect(keysOf(proposed([long, place("dA")], { days: 3 }))).toEqual([["pA"], [], ["dA"]]);
    expect(keysOf(proposed([long, place("dA")], { days: 1 }))).toEqual([["dA"]]);
  });

  it("keeps a place for each day without a program", () => {
    const two = [place("dA"), place("dB")];
    expect(keysOf(proposed(two, { days: 2 }))).toEqual([["dA"], ["dB"]]);
    const trip = program("pA", { departures: leaving("18:00", ["2027-05-01"]) });
    expect(keysOf(proposed([trip, place("dA")], { days: 2 }))).toEqual([["pA"], ["dA"]]);
    expect(keysOf(proposed([trip, ...two], { days: 2 }))).toEqual([["dA", "pA"], ["dB"]]);
    const long = program("pA", { nights: 1, departures: leaving("18:00", ["2027-05-01"]) });
    expect(keysOf(proposed([long, ...two], { days: 3 }))).toEqual([["pA"], [], ["dA", "dB"]]);
  });

  it("goes no farther than by the means that are wished", () => {
    const things = [place("dA"), place("dB"), place("dC"), place("d30", at(45.83))];
    const all = (by: Wish["by"]) =>
      keysOf(proposed(things, { days: 3, by }))
        ?.flat()
        .sort();
    expect(all("car")).toEqual(["d30", "dA", "dB", "dC"]);
    expect(all("public")).toEqual(["d30", "dA", "dB", "dC"]);
    expect(all("bicycle")).toEqual(["dA", "dB", "dC"]);
  });

  it("says who comes, and by what", () => {
    const journey = proposed([place("dA", { age: CHILD_AGE })], {
      withChildren: true,
      by: "bicycle",
    });
    expect(journey).toMatchObject({ by: "bicycle", ages: [CHILD_AGE], adults: 2, shelf: [] });
    expect(proposed([place("dA")])?.ages).toEqual([]);
  });
});

const date = fc
  .nat({ max: 300 })
  .map((days) => new Date(Date.parse("2027-01-10") + days * 86_400_000).toISOString().slice(0, 10));
const months = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), { nil: undefined });
const anyThing = (index: number): fc.Arbitrary<Thing> =>
  fc
    .record({
      isProgram: fc.boolean(),
      hours: fc.integer({ min: 1, max: 9 }),
      nights: fc.constantFrom(0, 0, 0, 1, 2),
      latitude: fc.integer({ min: 4500, max: 4600 }).map((number) => number / 100),
      longitude: fc.integer({ min: 1850, max: 1950 }).map((number) => number / 100),
      months,
      departures: fc.array(
        fc.record({
          day: date,
          time: fc.constantFrom("", "05:00", "09:00", "13:30", "18:00"),
          state: fc.constantFrom("open", "open", "open", "full", "called-off"),
        }),
        { maxLength: 20 },
      ),
      age: fc.constantFrom(undefined, 6, 7, 18),
      withoutCar: fc.constantFrom(undefined, true, false),
      kind: fc.constantFrom("nature", "culture"),
    })
    .map(({ isProgram, latitude, longitude, nights, departures, age, withoutCar, ...own }) => {
      const key = (isProgram ? "p" : "d") + String(index).padStart(5, "0");
      const { withoutCar: _, ...made } = (isProgram ? program : place)(key);
      return {
        ...made,
        hours: own.hours,
        point: [latitude, longitude] as const,
        ...(own.months && { months: own.months }),
        ...(isProgram && { departures, kind: own.kind, ...(nights > 0 && { nights }) }),
        ...(age !== undefined && { age }),
        ...(withoutCar !== undefined && { withoutCar }),
      };
    });

const anyThings = fc
  .nat({ max: 25 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyThing(index))));

const anyWish: fc.Arbitrary<Wish> = fc.record({
  days: fc.integer({ min: 1, max: 7 }),
  month: fc.integer({ min: 1, max: 12 }),
  by: fc.constantFrom("car", "public", "bicycle"),
  withChildren: fc.boolean(),
  kind: fc.constantFrom("", "nature", "culture", "tours"),
});

/** What a proposed day never has. */
const NEVER = [
  "no-departure",
  "full",
  "called-off",
  "overlap",
  "too-long",
  "under-way",
  "past",
  "too-young",
  "needs-car",
  "gone",
];

it("is one that can be kept, whatever is offered and wished, and the same in any order", () => {
  let count = 0;
  fc.assert(
    fc.property(anyThings, anyWish, fc.integer(), (things, wish, seed) => {
      const all = catalogue(things);
      const journey = propose(wish, all, TODAY);
      const turned = [...things].sort(
        (one, other) =>
          Math.sin(seed + Number(one.key.slice(1))) - Math.sin(seed + Number(other.key.slice(1))),
      );
      expect(propose(wish, catalogue(turned), TODAY)).toEqual(journey);
      if (!journey) return;
      count += 1;
      expect(journey.days).toHaveLength(wish.days);
      expect(Number(journey.start.slice(5, 7))).toBe(wish.month);
      const keys = itemsOf(journey).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).not.toEqual([]);
      const own = keys.flatMap((key) => all.thing(key) ?? []);
      const programs = own.filter(({ type }) => type === "program");
      if (wish.kind !== "") {
        expect(programs).not.toEqual([]);
        for (const { kind } of programs) expect(kind).toBe(wish.kind);
      }
      const kinds = misfitsOf(journey, all, TODAY).map(({ kind }) => kind);
      expect(kinds.filter((kind) => NEVER.includes(kind))).toEqual([]);
    }),
    { numRuns: madeUp(3000) },
  );
  expect(count).toBeGreaterThan(50);
});
