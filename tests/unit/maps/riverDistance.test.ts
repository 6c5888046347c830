import { expect, it } from "vitest";
import { riverDistance } from "../../../src/maps/riverDistance.ts";

/** Eastwards, then southwards. */
const RIVER = [
  [18, 46],
  [19, 46],
  [19, 45],
];

const kmAlong = (longitude: number, latitude: number) =>
  riverDistance({ longitude, latitude }, RIVER).kmAlong;

it("orders places as a boat would meet them, those away from the river by what is nearest", () => {
  const places: [string, number, number][] = [
    ["last", 18.9, 45.1],
    ["first", 18.1, 46.2],
    ["at the bend", 19.1, 46.1],
    ["on the way", 18.5, 45.9],
    ["below the bend", 19.3, 45.6],
  ];
  const ordered = places.sort(([, x, y], [, px, py]) => kmAlong(x, y) - kmAlong(px, py));
  expect(ordered.map(([name]) => name)).toEqual([
    "first",
    "on the way",
    "at the bend",
    "below the bend",
    "last",
  ]);
});

it("says how far from the river a place is, as the crow flies", () => {
  expect(riverDistance({ longitude: 18.5, latitude: 46 }, RIVER).kmAway).toBeCloseTo(0, 5);
  expect(riverDistance({ longitude: 18.5, latitude: 46.1 }, RIVER).kmAway).toBeCloseTo(11.1, 0);
  expect(riverDistance({ longitude: 19, latitude: 44.5 }, RIVER).kmAway).toBeCloseTo(55.6, 0);
});

it("takes the line of the region's map by itself", () => {
  const upper = riverDistance({ longitude: 18.85, latitude: 45.85 });
  const lower = riverDistance({ longitude: 20.25, latitude: 45.15 });
  expect(upper.kmAlong).toBeLessThan(lower.kmAlong);
  expect(Math.max(upper.kmAway, lower.kmAway)).toBeLessThan(3);
});
