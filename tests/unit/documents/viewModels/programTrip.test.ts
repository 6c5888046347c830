import { beforeAll, describe, expect, it } from "vitest";
import type { ProgramDetails } from "../../../../src/documents/kinds/fieldValues.ts";
import type { Program } from "../../../../src/documents/kinds/program.ts";
import { programViewModel } from "../../../../src/documents/viewModels/programViewModel.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { translator } from "../../../../src/i18n/messages.ts";
import { leavesOn, NO_LEG, NO_TRIP_DETAILS, trip } from "../siteDocuments.ts";

beforeAll(addAllMessages);

const departure = leavesOn("2027-05-15", { time: "08:30" });

function briefOf(details: Partial<ProgramDetails>, own: Partial<Program> = {}) {
  const all = { ...NO_TRIP_DETAILS, countries: ["HR" as const], ...details };
  return programViewModel(trip("one", "en", { ...own, details: all }), translator("en"));
}

const endOf = (details: Partial<ProgramDetails>, own?: Partial<Program>): string =>
  new Date(
    1000 * (briefOf({ departures: [departure], ...details }, own).departures[0]?.ends ?? 0),
  ).toISOString();

describe("when a trip is over", () => {
  it.each([
    ["after its hours", "5 hours", 0.5, 0, "2027-05-15T11:30:00.000Z"],
    ["as its day ends without a stated time", "1 evening", 0.5, 0, "2027-05-15T22:00:00.000Z"],
    ["as its last day ends", "3 days", 3, 2, "2027-05-17T22:00:00.000Z"],
    ["as its last day ends, by its length", "3 days", 3, null, "2027-05-17T22:00:00.000Z"],
    ["as its day ends without a stated a length", "", null, null, "2027-05-15T22:00:00.000Z"],
  ])("%s", (_, duration, days, nights, end) => {
    expect(endOf({ nights }, { duration, days })).toBe(end);
  });

  it("is an hour later by the sun when clocks change meanwhile", () => {
    const departures = [{ ...departure, day: "2027-10-30" }];
    expect(endOf({ departures, nights: 1 })).toBe("2027-10-31T23:00:00.000Z");
  });
});

describe("where a trip begins", () => {
  const start = { latitude: 45.5539, longitude: 18.6794 };
  const stop = (name: string, latitude: number, longitude: number) => ({
    name,
    point: { latitude, longitude },
    destination: null,
    ...NO_LEG,
  });

  it("has the name of the stop that is near", () => {
    const stops = [stop("Batina", 45.8497, 18.8528), stop("Osijek", 45.5605, 18.6956)];
    expect(briefOf({ start, stops }).meeting).toEqual({ place: "Osijek", point: start });
  });

  it("has none where all stops are far", () => {
    const stops = [stop("Batina", 45.8497, 18.8528)];
    expect(briefOf({ start, stops }).meeting).toEqual({ place: "", point: start });
  });

  it("is the first stop if it is not given", () => {
    const stops = [stop("Batina", 45.8497, 18.8528)];
    expect(briefOf({ stops }).meeting).toEqual({ place: "Batina", point: stops[0]?.point });
    expect(briefOf({}).meeting).toEqual({ place: "", point: null });
  });
});

describe("what it comes to for some", () => {
  const adult = { for: "adults", amount: 44 };
  const child = { for: "children from 6 to 12", amount: 22 };
  const sumOf = (details: Partial<ProgramDetails>) => briefOf(details).sum;

  it("follows from the first price and the second, and from a rate", () => {
    expect(sumOf({ currency: "EUR", prices: [adult, child] })).toEqual({
      adult: 44,
      child: 22,
      childFor: "children from 6 to 12",
      currency: "EUR",
      other: { currency: "RSD", rate: 117.2 },
    });
  });

  it("is not told where there is no price", () => {
    expect(sumOf({})).toBeNull();
    expect(sumOf({ prices: [adult] })).toBeNull();
    expect(sumOf({ currency: "EUR", prices: [{ ...adult, amount: 0 }] })).toBeNull();
  });

  it("leaves children out whose price has no name", () => {
    expect(sumOf({ currency: "EUR", prices: [adult] })?.child).toBeNull();
    expect(sumOf({ currency: "EUR", prices: [adult, { for: "", amount: 22 }] })?.child).toBeNull();
  });
});

it("offers the languages of its guides by their names", () => {
  expect(briefOf({ guideLanguages: ["hr", "de"] }).guideLanguages).toEqual([
    { code: "hr", name: "Croatian" },
    { code: "de", name: "German" },
  ]);
});
