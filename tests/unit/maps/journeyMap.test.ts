import { expect, it } from "vitest";
import type { Means } from "../../../content-service/kinds/leg.ts";
import { journeyMap } from "../../../src/maps/journeyMap.ts";
import type { MapStop } from "../../../src/maps/mapStop.ts";

const stop = (latitude: number, longitude: number, by?: Means, border = ""): MapStop => ({
  name: "",
  point: { latitude, longitude },
  ...(by && { leg: { by, km: null, minutes: null, road: "", border, checked: "" } }),
});

const OSIJEK = stop(45.555, 18.6955);
const BATINA = stop(45.8497, 18.8528);
const SOMBOR = stop(45.7742, 19.1122, "car", "Batina–Bezdan");
const BELGRADE = stop(44.8125, 20.4612, "car");
const ZAGREB = stop(45.815, 15.9819, "train");

const pointsOf = (points: string) => points.split(" ").map((point) => point.split(",").map(Number));

it("joins the numbers of its stops by ways, and a trip that says nothing goes by car", () => {
  const { numbers, legs } = journeyMap([OSIJEK, BATINA]);
  const [leg] = legs;
  const points = pointsOf(leg?.points ?? "");
  expect(leg?.by).toBe("car");
  expect(points.length).toBeGreaterThan(4);
  expect(points[0]).toEqual(numbers[0]?.at);
  expect(points.at(-1)).toEqual(numbers[1]?.at);
});

it("has a straight line where the map has no way", () => {
  const [leg] = journeyMap([OSIJEK, stop(45.3917, 19.2367, "train")]).legs;
  expect(leg?.by).toBe("straight");
  expect(pointsOf(leg?.points ?? "")).toHaveLength(2);
});

it("draws a way to a stop beyond the sheet as far as the part goes, if it is known", () => {
  expect(journeyMap([OSIJEK, ZAGREB]).legs).toEqual([]);
  const { numbers, legs } = journeyMap([stop(45.1011, 19.8592), BELGRADE]);
  expect(numbers).toHaveLength(1);
  const outside = pointsOf(legs[0]?.points ?? "").filter(([x = 0, y = 0]) => x > 100 || y > 75);
  expect(outside).toHaveLength(1);
});

it("has a sign where a leg goes over a border, beside the numbers", () => {
  const { numbers, legs } = journeyMap([BATINA, SOMBOR]);
  const [x = 0, y = 0] = legs[0]?.border ?? [];
  const [first, second] = numbers.map(({ at }) => at);
  expect(Math.hypot(x - (first?.[0] ?? 0), y - (first?.[1] ?? 0))).toBeGreaterThan(7);
  expect(x).toBeGreaterThan(first?.[0] ?? 0);
  expect(x).toBeLessThan(second?.[0] ?? 0);
  expect(journeyMap([OSIJEK, BATINA]).legs[0]).not.toHaveProperty("border");
});

it("gives legs and numbers the day of their stop", () => {
  const { numbers, legs } = journeyMap([
    { ...OSIJEK, day: 1 },
    { ...BATINA, day: 2 },
  ]);
  expect(numbers.map(({ days }) => days)).toEqual([[1], [2]]);
  expect(legs.map(({ day }) => day)).toEqual([2]);
});

it("has no leg between stops in one place, and none to a stop whose position is unknown", () => {
  const unknown: MapStop = { name: "", point: null };
  expect(journeyMap([OSIJEK, OSIJEK]).legs).toEqual([]);
  expect(journeyMap([OSIJEK, unknown, BATINA]).legs).toHaveLength(1);
  expect(journeyMap([unknown]).numbers).toEqual([]);
});

it("takes at most 400 bytes of a page for a leg, along the winding Danube too", () => {
  const { legs } = journeyMap([stop(45.84, 18.86), stop(45.15, 20.26, "boat")]);
  const [leg] = legs;
  expect(leg?.by).toBe("boat");
  expect(leg?.points.length).toBeGreaterThan(200);
  expect(leg?.points.length).toBeLessThanOrEqual(400);
});
