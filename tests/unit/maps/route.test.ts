import { expect, it } from "vitest";
import { MAIN_RIVER } from "../../../art/map/region.ts";
import { crossings } from "../../../src/maps/crossing.ts";
import { findRoute } from "../../../src/maps/route.ts";

const place = (latitude: number, longitude: number) => ({ latitude, longitude });

const OSIJEK = place(45.555, 18.6955);
const KOPACKI_RIT = place(45.6058, 18.7918);
const APATIN = place(45.6711, 18.9847);
const VUKOVAR = place(45.3433, 19.0003);
const NOVI_SAD = place(45.2551, 19.8452);
const PETROVARADIN = place(45.2528, 19.8631);
const BELGRADE = place(44.8125, 20.4612);
const ZAGREB = place(45.815, 15.9819);

it("goes from place to place, with the length of its line", () => {
  const route = findRoute(OSIJEK, KOPACKI_RIT, "car");
  expect(route?.spots[0]).toEqual(OSIJEK);
  expect(route?.spots.at(-1)).toEqual(KOPACKI_RIT);
  expect(route?.km).toBeGreaterThan(9);
  expect(route?.km).toBeLessThan(14);
});

it("is as long in the other direction", () => {
  const there = findRoute(OSIJEK, APATIN, "car")?.km ?? 0;
  expect(findRoute(APATIN, OSIJEK, "car")?.km).toBeCloseTo(there);
});

it("drives round to a bridge where a boat takes the river", () => {
  const by = (means: "car" | "boat") => findRoute(VUKOVAR, APATIN, means);
  expect(crossings(by("car")?.spots ?? [], MAIN_RIVER)).toHaveLength(1);
  expect(by("boat")?.km).toBeGreaterThan(50);
});

it("starts on the bank where the place lies, though a line of the other bank is nearer", () => {
  const opposite = place(45.4, 19.0);
  const route = findRoute(opposite, place(45.3917, 19.2367), "car");
  expect(crossings(route?.spots.slice(0, 2) ?? [], MAIN_RIVER)).toEqual([]);
});

it("takes the motorway for a long way, and no bicycle does", () => {
  const car = findRoute(NOVI_SAD, BELGRADE, "car");
  const bicycle = findRoute(NOVI_SAD, BELGRADE, "bicycle");
  expect(car?.spots).toContainEqual(place(45.19, 20.033));
  expect(bicycle?.spots).not.toContainEqual(place(45.19, 20.033));
});

it("walks straight where that is short, but not through the Danube", () => {
  expect(findRoute(OSIJEK, place(45.5605, 18.715), "foot")?.spots).toHaveLength(2);
  expect(findRoute(NOVI_SAD, PETROVARADIN, "foot")?.spots.length).toBeGreaterThan(2);
});

it("is unknown where no line of its means is near", () => {
  expect(findRoute(OSIJEK, ZAGREB, "train")).toBeNull();
  expect(findRoute(OSIJEK, place(45.3917, 19.2367), "train")).toBeNull();
  expect(findRoute(place(45.3078, 18.4108), VUKOVAR, "boat")).toBeNull();
});
