import { expect, it } from "vitest";
import {
  decodeDepartures,
  departureDay,
  encodeDepartures,
} from "../../../../src/documents/viewModels/departureTimes.ts";

const WEEK = 7 * 24 * 3600;
const FIRST = Date.parse("2027-05-01T06:00:00Z") / 1000;

it("says in few letters when something leaves, and reads it again", () => {
  const moments = [0, 1, 2, 3].map((week) => FIRST + week * WEEK);
  expect(encodeDepartures(moments)).toMatch(/^\w{5}(\.\w{2}){3}$/);
  expect(decodeDepartures(encodeDepartures(moments))).toEqual(moments);
});

it.each([
  ["2027-05-31T21:59:00Z", "2027-05-31"],
  ["2027-05-31T22:00:00Z", "2027-05-31"],
  ["2027-12-31T23:00:00Z", "2027-12-31"],
  ["2027-12-31T23:15:00Z", "2028-01-01"],
])("has %s on %s", (moment, day) => {
  expect(departureDay(Date.parse(moment) / 1000).slice(0, 10)).toBe(day);
});

it("says nothing of what never leaves", () => {
  expect(encodeDepartures([])).toBe("");
  expect(decodeDepartures("")).toEqual([]);
});
