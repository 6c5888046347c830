import { expect, it } from "vitest";
import { codeStarts, readStarts } from "../../../../src/content/brief/starts.ts";

const WEEK = 7 * 24 * 3600;
const FIRST = Date.parse("2027-05-01T06:00:00Z") / 1000;

it("says in few letters when something leaves, and reads it again", () => {
  const moments = [0, 1, 2, 3].map((week) => FIRST + week * WEEK);
  expect(codeStarts(moments)).toMatch(/^\w{5}(\.\w{2}){3}$/);
  expect(readStarts(codeStarts(moments))).toEqual(moments);
});

it("says nothing of what never leaves", () => {
  expect(codeStarts([])).toBe("");
  expect(readStarts("")).toEqual([]);
});
