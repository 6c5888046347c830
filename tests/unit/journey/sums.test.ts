import { describe, expect, it } from "vitest";
import type { Price, Thing } from "../../../src/journey/catalogue.ts";
import { type MyJourney, NO_JOURNEY } from "../../../src/journey/journey.ts";
import { roadKm } from "../../../src/journey/schedule.ts";
import { type Sums, sumsOf } from "../../../src/journey/sums.ts";
import { BAC, catalogue, day, ILOK, leaving, OSIJEK, place, program, story } from "./catalogues.ts";

const EUR: Price = { adult: 40, child: 20, childFor: "children from 6 to 12", currency: "EUR" };

const sums = (things: readonly Thing[], own: Partial<MyJourney>): Sums =>
  sumsOf({ ...NO_JOURNEY, ...own }, catalogue(things));

describe("the price of all programs", () => {
  const priceOf = (price: Partial<Price>, adults: number, ages: number[]) =>
    sums([program("pTrip1", { price: { ...EUR, ...price } })], {
      adults,
      ages,
      shelf: [{ key: "pTrip1" }],
    }).price?.amount;

  it.each([
    ["children from 6 to 12", [5, 6, 12, 13, 17], 3 * 20 + 2 * 40],
    ["children up to 12", [0, 12, 13], 2 * 20 + 40],
    ["djeca do 12 godina", [0, 12, 13], 2 * 20 + 40],
    ["деца до 12 година", [0, 12, 13], 2 * 20 + 40],
    ["Kinder bis 12 Jahre", [0, 12, 13], 2 * 20 + 40],
    ["young people of 16 and 17", [16, 17], 2 * 20],
    ["children from 6", [6, 13, 17], 3 * 20],
    ["djeca od 6 godina", [6, 13, 17], 3 * 20],
    ["Kinder ab 6 Jahren", [6, 13, 17], 3 * 20],
    ["деца од 6 година", [6, 13, 17], 3 * 20],
    ["children", [3, 17], 2 * 20],
  ])("counts by the ages of %s", (childFor, ages, children) => {
    expect(priceOf({ childFor }, 2, ages)).toBe(2 * 40 + children);
  });

  it("counts children as adults where their price is not known, and says for which", () => {
    const things = [
      program("pTrip1", { price: { ...EUR, child: null, childFor: "" } }),
      program("pFree1", { price: { ...EUR, adult: 0, child: 0 } }),
      program("pAsk001"),
    ];
    const shelf = things.map(({ key }) => ({ key }));
    expect(sums(things, { adults: 2, ages: [4], shelf })).toMatchObject({
      price: { amount: 120, currency: "EUR" },
      childUnpriced: ["Trip pTrip1"],
    });
    expect(sums(things, { adults: 2, ages: [], shelf }).childUnpriced).toEqual([]);
  });

  it("counts nothing for children who come for nothing", () => {
    expect(priceOf({ child: 0 }, 2, [7, 8])).toBe(80);
  });

  it("adds two currencies in that of the first program", () => {
    const things = [
      program("pEuro1", { price: EUR }),
      program("pDinar", { price: { adult: 2344, child: null, childFor: "", currency: "RSD" } }),
    ];
    const own = { adults: 2, ages: [] };
    expect(sums(things, { ...own, days: [day("pEuro1", "pDinar")] }).price).toEqual({
      amount: 120,
      currency: "EUR",
    });
    expect(sums(things, { ...own, days: [day("pDinar", "pEuro1")] }).price).toEqual({
      amount: 14_064,
      currency: "RSD",
    });
  });

  it("has no more decimals than money has", () => {
    const things = [program("pOne01", { price: { ...EUR, adult: 19.9 } })];
    const own = { adults: 3, shelf: [{ key: "pOne01" }] };
    expect(sums(things, own).price?.amount).toBe(59.7);
  });

  it("is said for the others if that of some is not known, and these are named", () => {
    const things = [program("pTrip1", { price: EUR }), program("pFree1"), place("dTown1")];
    expect(sums(things, { days: [day("pTrip1", "pFree1", "dTown1")] })).toMatchObject({
      price: { amount: 80 },
      programs: 2,
      unpriced: ["Trip pFree1"],
    });
    expect(sums(things, { days: [day("pFree1", "dTown1")] })).toMatchObject({
      price: null,
      unpriced: ["Trip pFree1"],
    });
  });
});

describe("what a journey has", () => {
  it("are its days, its things and its way", () => {
    const things = [
      place("dOsijk"),
      place("dIlok1", { point: ILOK }),
      place("dBac01", { point: BAC }),
    ];
    const own = {
      shelf: [{ key: "dGone1" }],
      days: [day("dOsijk"), day("dIlok1", "dBac01"), day()],
    };
    const { days, things: count, km, isRough } = sums(things, own);
    expect([days, count, isRough]).toEqual([3, 4, true]);
    expect(km).toBeCloseTo(roadKm(OSIJEK, ILOK) + roadKm(ILOK, BAC));
    expect(sums(things, { days: [day("dOsijk", "dOsijk")] })).toMatchObject({
      km: 0,
      isRough: false,
    });
  });

  it("are the months that suit everything", () => {
    const things = [
      place("dSpring", { months: [4, 5, 6, 9] }),
      place("dAlways"),
      program("pBoat1", {
        months: [7],
        departures: [
          ...leaving("", ["2027-05-15", "2027-09-15", "2027-07-01"]),
          ...leaving("", ["2027-06-15"], "full"),
        ],
      }),
      place("dWinter", { months: [1] }),
      story("bStory1"),
    ];
    const months = (...keys: string[]) => sums(things, { days: [day(...keys)] }).months;
    expect(months("dAlways", "bStory1")).toBeNull();
    expect(months("dAlways", "dSpring")).toEqual([4, 5, 6, 9]);
    expect(months("dSpring", "pBoat1")).toEqual([5, 9]);
    expect(months("dSpring", "dWinter")).toEqual([]);
  });
});
