import { describe, expect, it } from "vitest";
import { codeMonths, monthOf, seasonsOf } from "../../../src/documents/season.ts";

const MAY = { bestMonths: [5], goodMonths: [4, 6] };

describe("the seasons of a year", () => {
  it("are none if unknown", () => {
    expect(seasonsOf({ bestMonths: [], goodMonths: [] })).toEqual([]);
    expect(codeMonths({ bestMonths: [], goodMonths: [] })).toBe("");
  });

  it("are quiet where nothing is said against it", () => {
    const year = seasonsOf(MAY);
    expect(year).toHaveLength(12);
    expect(year.slice(2, 7)).toEqual(["quiet", "good", "best", "good", "quiet"]);
  });

  it("are closed to a program that leaves in other months only", () => {
    const year = seasonsOf({ ...MAY, departures: [{ day: "2027-05-15" }, { day: "2027-07-03" }] });
    expect(year.slice(3, 8)).toEqual(["good", "best", "good", "quiet", "closed"]);
  });
});

it("tells months worth coming in from others", () => {
  const code = codeMonths({ bestMonths: [10], goodMonths: [2] });
  expect(code).toBe("2.10");
  expect(monthOf("2027-05-15")).toBe(5);
});
