import { expect, it } from "vitest";
import { spreadApart } from "../../../src/maps/spread.ts";

type Point = [number, number];

const SHEET: Point = [900, 1330];

const isApart = ([x, y]: Point, [px, py]: Point, side: number) =>
  Math.abs(px - x) >= side - 0.1 || Math.abs(py - y) >= side - 0.1;

it("leaves alone what has room", () => {
  expect(
    spreadApart(
      [
        [100, 100],
        [400, 100],
      ],
      142,
      SHEET,
    ),
  ).toEqual([
    [100, 100],
    [400, 100],
  ]);
});

it.each([
  [
    "two in one place",
    [
      [300, 300],
      [300, 300],
    ],
  ],
  ["a crowd", Array.from({ length: 9 }, (_, index) => [400 + index * 7, 500 + index * 3])],
  [
    "some at the edge",
    [
      [5, 5],
      [20, 12],
      [895, 1325],
    ],
  ],
] as [string, Point[]][])("keeps fingers apart, and on the sheet: %s", (_, points) => {
  const moved = spreadApart(points, 142, SHEET);
  for (const [index, one] of moved.entries()) {
    for (const other of moved.slice(index + 1)) expect(isApart(one, other, 142)).toBe(true);
    expect(one[0]).toBeGreaterThanOrEqual(71);
    expect(one[1]).toBeLessThanOrEqual(SHEET[1] - 71);
  }
  expect(spreadApart(points, 142, SHEET)).toEqual(moved);
});
