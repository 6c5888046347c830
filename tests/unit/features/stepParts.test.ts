import { expect, it } from "vitest";
import { stepParts } from "../../../src/features/ProgramDetail/stepParts.ts";

it.each([
  ["08:00 · We meet at the dam", "08:00", "We meet at the dam"],
  ["9.30 – Breakfast", "9.30", "Breakfast"],
  ["18:15 - Supper\nby the fire", "18:15", "Supper\nby the fire"],
])("tells when from what happens: %j", (step, time, what) => {
  expect(stepParts(step)).toEqual({ time, what });
});

it.each(["Day 1", "2 hours on the water", "", "10:30"])("leaves %j as it is", (step) => {
  expect(stepParts(step)).toEqual({ time: "", what: step });
});
