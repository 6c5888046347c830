import { expect, it } from "vitest";
import {
  ALL,
  isTripShown,
  placesWithout,
  TRIPS,
  WITHOUT_CAR,
} from "../../../src/maps/mapFilter.ts";
import type { MapPlace, MapTrip } from "../../../src/maps/mapPlace.ts";

const trip = (kind: MapTrip["kind"], withoutCar = false): MapTrip => ({
  title: "",
  path: "",
  kind,
  withoutCar,
});

const place = (path: string, ...programs: MapTrip[]): MapPlace => ({
  uid: path,
  number: 1,
  title: path,
  path,
  marks: null,
  away: "",
  summary: "",
  picture: null,
  programs,
  months: [],
});

const PLACES = [
  place("osijek", trip("Nature"), trip("Culture", true)),
  place("ilok", trip("Gastronomy")),
  place("bac"),
];

it.each([
  [ALL, []],
  [TRIPS, ["bac"]],
  ["nature", ["ilok", "bac"]],
  [WITHOUT_CAR, ["ilok", "bac"]],
  ["tours", ["osijek", "ilok", "bac"]],
])("lets places step back where no trip of the choice starts: %j", (shown, expected) => {
  expect(placesWithout(PLACES, shown)).toEqual(expected);
});

it("shows a trip of unknown kind among all trips only", () => {
  expect(isTripShown(trip(null), TRIPS)).toBe(true);
  expect(isTripShown(trip(null), "nature")).toBe(false);
});
