import { describe, expect, it } from "vitest";
import {
  departureInstant,
  instantOf,
  timeZoneOf,
} from "../../../../src/documents/viewModels/timeZones.ts";

const ZAGREB = timeZoneOf("HR");
const utc = (moment: number): string => new Date(moment).toISOString().slice(0, 16);

describe("the moment that a clock shows", () => {
  it.each([
    ["2027-01-15", "08:00", "2027-01-15T07:00"],
    ["2027-05-15", "08:00", "2027-05-15T06:00"],
    ["2027-12-31", "23:59", "2027-12-31T22:59"],
    // Clocks go forward at two, and back at three.
    ["2027-03-28", "00:30", "2027-03-27T23:30"],
    ["2027-03-28", "02:30", "2027-03-28T01:30"],
    ["2027-03-28", "03:30", "2027-03-28T01:30"],
    ["2027-10-31", "02:30", "2027-10-31T00:30"],
    ["2027-10-31", "23:00", "2027-10-31T22:00"],
  ])("is on %s at %s that of %s in UTC", (day, time, expected) => {
    expect(utc(instantOf(day, time, ZAGREB))).toBe(expected);
  });

  it("follows the clock of the other country as well", () => {
    expect(timeZoneOf("RS")).toBe("Europe/Belgrade");
    expect(utc(instantOf("2027-07-01", "18:00", timeZoneOf("RS")))).toBe("2027-07-01T16:00");
  });
});

describe("a departure", () => {
  it("is one of the past as it leaves", () => {
    expect(utc(departureInstant("2027-05-15", "08:00", ZAGREB))).toBe("2027-05-15T06:00");
  });

  it("is past at midnight if its time is unknown", () => {
    expect(utc(departureInstant("2027-12-31", "", ZAGREB))).toBe("2027-12-31T23:00");
    expect(utc(departureInstant("2027-03-27", "", ZAGREB))).toBe("2027-03-27T23:00");
    expect(utc(departureInstant("2027-10-31", "", ZAGREB))).toBe("2027-10-31T23:00");
  });
});
