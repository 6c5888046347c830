import { expect, it } from "vitest";
import { nearestTowards, WAYS } from "../../../src/features/RegionMap/nearestTowards.ts";

const POINTS = [
  [50, 50],
  [60, 52],
  [90, 50],
  [50, 10],
  [30, 60],
  [52, 95],
] as const;

const from = (index: number, key: string) =>
  nearestTowards([...POINTS], index, WAYS[key] ?? [0, 0]);

it("leads to the nearest place in the direction of the key", () => {
  expect(from(0, "ArrowRight")).toBe(1);
  expect(from(1, "ArrowRight")).toBe(2);
  expect(from(0, "ArrowUp")).toBe(3);
  expect(from(0, "ArrowLeft")).toBe(4);
  expect(from(0, "ArrowDown")).toBe(5);
});

it("leads nowhere where nothing lies", () => {
  expect(from(2, "ArrowRight")).toBe(-1);
  expect(from(3, "ArrowUp")).toBe(-1);
});
