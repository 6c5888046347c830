import { expect, it } from "vitest";
import { placeLabels } from "../../../src/maps/placeLabels.ts";

const SHEET: [number, number] = [280, 210];
const named = (x: number, y: number, width = 80) => ({
  at: [x, y] as [number, number],
  size: [width, 20] as [number, number],
});

it("puts a name beside its point, and before it where the sheet ends", () => {
  const [free, late] = placeLabels([named(100, 50), named(250, 150)], SHEET);
  expect(free?.[0]).toBeGreaterThan(100);
  expect(late?.[0]).toBeLessThan(250 - 80);
});

it("lets no two names touch", () => {
  const names = placeLabels([named(100, 100), named(112, 104), named(96, 112)], SHEET);
  const boxes = names.flatMap((name) => (name ? [name] : []));
  for (const [index, [x, y]] of boxes.entries()) {
    for (const [px, py] of boxes.slice(index + 1)) {
      expect(Math.abs(px - x) >= 80 || Math.abs(py - y) >= 20).toBe(true);
    }
  }
});

it("leaves out a name that has no room", () => {
  expect(placeLabels([named(140, 100, 400)], SHEET)).toEqual([null]);
});
