import { expect, it } from "vitest";
import { stepParts, stepsByDay } from "../../../src/features/ProgramDetail/stepParts.ts";

it.each([
  ["08:00 · We meet at the dam", "", "08:00", "We meet at the dam"],
  ["9.30 – Breakfast", "", "9.30", "Breakfast"],
  ["18:15 - Supper\nby the fire", "", "18:15", "Supper\nby the fire"],
  ["Day 2, 09:00 · Along the Danube", "Day 2", "09:00", "Along the Danube"],
  ["1. dan, 10:00 · Okupljanje, bicikli", "1. dan", "10:00", "Okupljanje, bicikli"],
])("tells day and time from what happens: %j", (step, day, time, what) => {
  expect(stepParts(step)).toEqual({ day, time, what });
});

it.each([
  "Day 1",
  "2 hours on the water",
  "",
  "10:30",
  "We meet at the dam, where the boats lie, 10:00 · and go",
])("leaves %j as it is", (step) => {
  expect(stepParts(step)).toEqual({ day: "", time: "", what: step });
});

it("puts what happens on one day together, in its order", () => {
  const stops = (...what: string[]) => what.map((one) => ({ time: "10:00", what: one }));
  expect(
    stepsByDay(["Day 1, 10:00 · a", "10:00 · b", "Day 2, 10:00 · c", "Day 2, 10:00 · d"]),
  ).toEqual([
    { name: "Day 1", stops: stops("a", "b") },
    { name: "Day 2", stops: stops("c", "d") },
  ]);
  expect(stepsByDay(["Anything"])).toEqual([{ name: "", stops: [{ time: "", what: "Anything" }] }]);
  expect(stepsByDay([])).toEqual([]);
});
