import { describe, expect, it } from "vitest";
import { countsOf, partyOf } from "../../../src/features/Inquiry/state/party.ts";

describe("who comes", () => {
  it.each([
    [
      { people: "3", children: "1", vegetarians: "" },
      { adults: 2, children: 1, vegetarians: 0 },
    ],
    [
      { people: "", children: "", vegetarians: "" },
      { adults: null, children: 0, vegetarians: 0 },
    ],
    [
      { people: "2", children: "2", vegetarians: "1" },
      { adults: 0, children: 2, vegetarians: 1 },
    ],
  ])("is asked as adults and children, and sent as people: %o", (party, counts) => {
    expect(countsOf(party)).toEqual(counts);
    expect(partyOf(counts)).toEqual(party);
  });

  it("has no more vegetarians than people after someone has left", () => {
    expect(partyOf({ adults: 1, children: 0, vegetarians: 3 })).toEqual({
      people: "1",
      children: "",
      vegetarians: "1",
    });
  });

  it("may be children alone", () => {
    expect(partyOf({ adults: null, children: 2, vegetarians: 0 }).people).toBe("2");
  });

  it("is nobody yet while the field is empty", () => {
    const nobody = { people: "", children: "", vegetarians: "" };
    expect(partyOf({ adults: null, children: null, vegetarians: null })).toEqual(nobody);
  });
});
