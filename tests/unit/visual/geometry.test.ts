import { expect, test } from "vitest";
import { distanceTo, intersect, shrink, union } from "../../visual/rules/geometry.ts";

const SQUARE = { left: 0, top: 0, right: 10, bottom: 10 };

test("finds what two boxes share", () => {
  expect(intersect(SQUARE, { left: 5, top: 6, right: 20, bottom: 20 })).toEqual({
    left: 5,
    top: 6,
    right: 10,
    bottom: 10,
  });
});

test("finds that boxes which only touch share nothing", () => {
  expect(intersect(SQUARE, { left: 10, top: 0, right: 20, bottom: 10 })).toBeNull();
});

test("draws a box union two", () => {
  expect(union(SQUARE, { left: 20, top: -5, right: 30, bottom: 5 })).toEqual({
    left: 0,
    top: -5,
    right: 30,
    bottom: 10,
  });
});

test("takes the same from above and below", () => {
  expect(shrink(SQUARE, 0.25)).toEqual({ left: 0, top: 2.5, right: 10, bottom: 7.5 });
});

test("measures from a point to the nearest edge of a box", () => {
  expect(distanceTo({ x: 5, y: 5 }, SQUARE)).toBe(0);
  expect(distanceTo({ x: 13, y: 14 }, SQUARE)).toBe(5);
});
