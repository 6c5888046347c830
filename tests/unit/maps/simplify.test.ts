import { expect, it } from "vitest";
import { simplify } from "../../../src/maps/simplify.ts";

it("keeps the ends and the bends of a line, and drops what lies nearly straight between", () => {
  const line: [number, number][] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10.1, 5],
    [10, 10],
  ];
  expect(simplify(line, 0.3)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(simplify(line, 0.05)).toEqual(line);
});

it("keeps the far point of a line that comes back", () => {
  const line: [number, number][] = [
    [0, 0],
    [10, 0],
    [0, 0],
  ];
  expect(simplify(line, 1)).toEqual(line);
});
