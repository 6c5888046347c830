import { describe, expect, it } from "vitest";
import { EMPTY, findFaults, type Inquiry, LENGTHS } from "../../../src/backend/inquiry.ts";

const GOOD: Inquiry = { ...EMPTY, email: "ana@primjer.hr", message: "Ima li mjesta?" };

describe("an inquiry", () => {
  it("needs no more than an address and a message", () => {
    expect(findFaults(GOOD)).toEqual({});
    expect(findFaults(EMPTY)).toEqual({ email: "invalid", message: "missing" });
    expect(findFaults({ ...GOOD, message: " \n " })).toEqual({ message: "missing" });
  });

  it.each([
    "ana",
    "ana@",
    "@primjer.hr",
    "ana@primjer",
    "ana primjer@a.hr",
    "ana@@a.hr",
    "a@b.c d",
  ])("does not take %j for an address", (email) =>
    expect(findFaults({ ...GOOD, email })).toEqual({ email: "invalid" }),
  );

  it.each(["a@b.hr", " ana@primjer.hr ", "ana.anić+put@más.example.com"])(
    "takes %j for an address",
    (email) => expect(findFaults({ ...GOOD, email })).toEqual({}),
  );

  it.each(["name", "message"] as const)("has a longest %s", (field) => {
    const longest = "ž".repeat(LENGTHS[field]);
    expect(findFaults({ ...GOOD, [field]: longest })).toEqual({});
    expect(findFaults({ ...GOOD, [field]: `${longest}ž` })).toEqual({ [field]: "too-long" });
  });

  it.each(["0", "100", "2.5", "-1", "dvoje", "1e1e"])("does not take %j people", (people) => {
    expect(findFaults({ ...GOOD, people })).toEqual({ people: "invalid" });
  });

  it.each(["", " ", "1", "99", " 4 "])("takes %j people", (people) => {
    expect(findFaults({ ...GOOD, people })).toEqual({});
  });

  it("does not end before it begins", () => {
    const days = { from: "2026-12-01", to: "2026-11-30" };
    expect(findFaults({ ...GOOD, ...days })).toEqual({ to: "invalid" });
    expect(findFaults({ ...GOOD, ...days, to: "2026-12-01" })).toEqual({});
    expect(findFaults({ ...GOOD, from: "", to: "2026-11-30" })).toEqual({});
  });
});
