import { expect, it } from "vitest";
import { pageSteps } from "../../../src/components/Pagination/pageSteps.ts";

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("shows the first, the last and the neighbours of page %i of %i", (current, count, steps) => {
  expect(pageSteps(current, count)).toEqual(steps);
});

it("shows a single page between two numbers instead of a gap", () => {
  expect(pageSteps(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
