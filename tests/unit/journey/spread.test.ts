import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Thing } from "../../../src/journey/catalogue.ts";
import { misfitsOf } from "../../../src/journey/fit.ts";
import {
  countOf,
  type Item,
  itemsOf,
  LIMITS,
  type MyJourney,
  NO_JOURNEY,
} from "../../../src/journey/journey.ts";
import { spread } from "../../../src/journey/spread.ts";
import { madeUp } from "../mutation.ts";
import { anyJourney } from "./arbitraries.ts";
import {
  BAC,
  catalogue,
  day,
  ILOK,
  leaving,
  OSIJEK,
  place,
  program,
  story,
  VUKOVAR,
} from "./catalogues.ts";

const THINGS: readonly Thing[] = [
  place("dOsijk"),
  place("dIlok1", { point: ILOK }),
  place("dVukov", { point: VUKOVAR }),
  program("pIlok1", { point: ILOK, hours: 5, departures: leaving("14:00", ["2027-05-16"]) }),
  program("pDawn1", { departures: leaving("05:00", ["2027-05-15", "2027-05-16", "2027-05-17"]) }),
  program("pAllDay", { hours: 8 }),
  program("pDyke1", { hours: 8, nights: 2 }),
  story("bStory"),
];

const kept = (...keys: string[]): Item[] => keys.map((key) => ({ key }));

const spreadOut = (shelf: readonly Item[], own: Partial<MyJourney> = {}): MyJourney =>
  spread({ ...NO_JOURNEY, shelf, ...own }, catalogue(THINGS));

const keysOf = ({ days }: MyJourney): string[][] =>
  days.map(({ items }) => items.map(({ key }) => key));

describe("spreading what is kept over the days", () => {
  it("makes as many days as it takes", () => {
    expect(keysOf(spreadOut(kept("dOsijk", "dIlok1", "bStory")))).toHaveLength(1);
    expect(keysOf(spreadOut(kept("pAllDay", "dOsijk")))).toEqual([["pAllDay"], ["dOsijk"]]);
    expect(keysOf(spreadOut(kept("pDyke1")))).toEqual([["pDyke1"], [], []]);
    expect(keysOf(spreadOut([]))).toEqual([]);
  });

  it("puts a program on a day on which it leaves", () => {
    const days = [day(), day(), day()];
    const journey = spreadOut(kept("dOsijk", "pIlok1"), { start: "2027-05-15", days });
    expect(journey.days[1]?.items).toContainEqual({ key: "pIlok1" });
    expect(journey.shelf).toEqual([]);
  });

  it("adds a day for a program that leaves on it, and on none of the others", () => {
    const own = { start: "2027-05-15", days: [day()] };
    expect(keysOf(spreadOut(kept("pIlok1"), own))).toEqual([[], ["pIlok1"]]);
    const later = { start: "2027-05-20", days: [day()] };
    expect(keysOf(spreadOut(kept("pIlok1"), later))).toEqual([["pIlok1"]]);
  });

  it("puts a place where one is near it already", () => {
    const days = [day("dOsijk"), day("pIlok1")];
    expect(keysOf(spreadOut(kept("dIlok1", "dVukov"), { days }))).toEqual([
      ["dOsijk", "dVukov"],
      ["dIlok1", "pIlok1"],
    ]);
  });

  it("puts it in the day's order, before what leaves in the afternoon and after what leaves at dawn", () => {
    const own = { start: "2027-05-16" };
    expect(keysOf(spreadOut(kept("dOsijk"), { ...own, days: [day("pDawn1")] }))).toEqual([
      ["pDawn1", "dOsijk"],
    ]);
    expect(keysOf(spreadOut(kept("pDawn1"), { ...own, days: [day("dOsijk")] }))).toEqual([
      ["pDawn1", "dOsijk"],
    ]);
    expect(keysOf(spreadOut(kept("dIlok1"), { ...own, days: [day("pIlok1")] }))).toEqual([
      ["dIlok1", "pIlok1"],
    ]);
  });

  it("fills no day beyond eight hours", () => {
    const days = [day("pAllDay"), day("dOsijk")];
    expect(keysOf(spreadOut(kept("pAllDay", "bStory"), { days }))).toEqual([
      ["pAllDay"],
      ["dOsijk", "bStory"],
      ["pAllDay"],
    ]);
  });

  it("fills a day with just eight hours", () => {
    const own = [place("dA0001", { hours: 4 }), place("dB0001", { hours: 4 })];
    const journey = { ...NO_JOURNEY, shelf: kept("dB0001"), days: [day("dA0001"), day()] };
    expect(keysOf(spread(journey, catalogue(own)))).toEqual([["dA0001", "dB0001"], []]);
  });

  it("gives a program that seldom leaves its day before one that often does", () => {
    const often = leaving("10:00", ["2027-05-17", "2027-05-18"]);
    const seldom = [
      ...leaving("10:00", ["2027-05-17"]),
      ...leaving("10:00", ["2027-05-18", "2027-05-19", "2027-05-20"], "full"),
    ];
    const own = [
      program("pAnyDay", { hours: 8 }),
      program("pOften1", { hours: 8, departures: often }),
      program("pSeldom", { hours: 8, departures: seldom }),
    ];
    const shelf = kept("pAnyDay", "pOften1", "pSeldom");
    const journey = { ...NO_JOURNEY, start: "2027-05-17", shelf };
    expect(keysOf(spread(journey, catalogue(own)))).toEqual([
      ["pSeldom"],
      ["pOften1"],
      ["pAnyDay"],
    ]);
  });

  it("leaves the days of a longer program to it", () => {
    expect(keysOf(spreadOut(kept("pDyke1", "dOsijk")))).toEqual([["pDyke1"], [], [], ["dOsijk"]]);
    const days = [day(), day("dOsijk"), day()];
    expect(keysOf(spreadOut(kept("pDyke1"), { days }))).toEqual([[], ["dOsijk"], ["pDyke1"]]);
    const longer = [day(), day(), day("dOsijk"), day()];
    const [, , , fourth] = keysOf(spreadOut(kept("pDyke1"), { days: longer }));
    expect(fourth).toEqual(["pDyke1"]);
    const last = [day("pDyke1")];
    expect(keysOf(spreadOut(kept("bStory"), { days: last }))).toEqual([
      ["pDyke1"],
      [],
      [],
      ["bStory"],
    ]);
  });

  it("leaves on the shelf what no day has room for", () => {
    const days = Array.from({ length: LIMITS.days }, () => day("pAllDay"));
    const journey = spreadOut(kept("dOsijk", "pAllDay"), { days });
    expect(journey.days).toEqual(days);
    expect(itemsOf(journey)).toHaveLength(LIMITS.days + 2);
  });

  it("loses nothing, changes no order, and gives everything a day", () => {
    const known = fc.constantFrom(...THINGS.map(({ key }) => key));
    const items = fc.array(
      known.map((key): Item => ({ key })),
      { maxLength: 8 },
    );
    const journeys = fc.oneof(
      anyJourney,
      fc
        .record({
          start: fc.constantFrom("", "2027-05-14", "2027-05-15"),
          shelf: items,
          days: fc.array(fc.record({ items }), { maxLength: 5 }),
        })
        .map((own): MyJourney => ({ ...NO_JOURNEY, ...own })),
    );
    const text = (journey: MyJourney): string[] =>
      itemsOf(journey)
        .map((item) => JSON.stringify(item))
        .sort();
    fc.assert(
      fc.property(journeys, (journey) => {
        const done = spread(journey, catalogue(THINGS));
        expect(text(done)).toEqual(text(journey));
        expect(done.shelf).toEqual([]);
        expect(done.days.length).toBeGreaterThanOrEqual(journey.days.length);
        for (const [index, own] of journey.days.entries()) {
          const there = new Set<Item>(own.items);
          expect(done.days[index]?.items.filter((item) => there.has(item))).toEqual(own.items);
          expect(done.days[index]?.bed).toEqual(own.bed);
        }
        expect(spread(done, catalogue(THINGS))).toEqual(done);
      }),
      { numRuns: madeUp(1200) },
    );
  });

  it("does it in no time for a full journey", () => {
    const shelf = Array.from(
      { length: LIMITS.items },
      (_, index): Item => ({
        key: THINGS[index % THINGS.length]?.key ?? "",
      }),
    );
    const began = performance.now();
    const done = spreadOut(shelf, { start: "2027-05-15" });
    expect(performance.now() - began).toBeLessThan(2000);
    expect(countOf(done)).toBe(LIMITS.items);
    expect(done.days.length).toBeLessThanOrEqual(LIMITS.days);
  });

  it("puts nothing where it does not leave, is under way or too long a day, if there is another day", () => {
    const own = [
      program("pMon01", { departures: leaving("10:00", ["2027-05-17"]) }),
      program("pTue01", { departures: leaving("10:00", ["2027-05-18"]) }),
      program("pTue02", { departures: leaving("10:00", ["2027-05-18", "2027-05-19"], "full") }),
      place("dBac01", { point: BAC }),
      place("dTown1", { point: OSIJEK, hours: 4 }),
    ];
    const journey: MyJourney = {
      ...NO_JOURNEY,
      start: "2027-05-17",
      shelf: kept("pTue01", "dBac01", "dTown1", "pMon01"),
      days: [day(), day()],
    };
    const done = spread(journey, catalogue(own));
    expect(done.days[0]?.items).toContainEqual({ key: "pMon01" });
    expect(done.days[1]?.items).toContainEqual({ key: "pTue01" });
    const kinds = misfitsOf(done, catalogue(own), "2027-01-01").map(({ kind }) => kind);
    expect(kinds).not.toContain("no-departure");
    expect(kinds).not.toContain("too-long");
  });
});
