import { expect, it } from "vitest";
import { FRAMES } from "../../../art/map/frames.ts";
import { CROP_RATIO, cropAround, onWideSheet } from "../../../src/maps/crop.ts";

type Point = [number, number];

const HEIGHT = (FRAMES.wide.height / FRAMES.wide.width) * 100;

it.each([
  ["one place", [[50, 40]]],
  ["one in a corner", [[1, 1]]],
  [
    "two far apart",
    [
      [10, 20],
      [80, 60],
    ],
  ],
  [
    "two at the lower end",
    [
      [97, HEIGHT - 1],
      [90, HEIGHT - 5],
    ],
  ],
] as [string, Point[]][])("shows all points and nothing beyond the sheet: %s", (_, points) => {
  const { x, y, width } = cropAround(points);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(100.001);
  expect(y + width * CROP_RATIO).toBeLessThanOrEqual(HEIGHT + 0.001);
  for (const [px, py] of points) {
    expect(px).toBeGreaterThanOrEqual(x);
    expect(px).toBeLessThanOrEqual(x + width);
    expect(py).toBeGreaterThanOrEqual(y);
    expect(py).toBeLessThanOrEqual(y + width * CROP_RATIO);
  }
});

it("knows what lies beyond the sheet", () => {
  expect(onWideSheet({ latitude: 0, longitude: 0 })).toBeNull();
  const [x, y] = onWideSheet(FRAMES.wide.centre) ?? [];
  expect(x).toBeCloseTo(50);
  expect(y).toBeCloseTo(HEIGHT / 2);
});
