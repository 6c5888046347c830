import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { departureState } from "../../../src/documents/departureState.ts";
import { madeUp } from "../mutation.ts";

const GROUP = { groupSmallest: 6, groupLargest: 16 };
const UNKNOWN = { state: null, placesLeft: null, places: null, booked: null };

const stateOf = (own: object, group: object = {}) =>
  departureState({ ...UNKNOWN, ...own }, { ...GROUP, ...group });

describe("the state of a departure", () => {
  it.each([
    ["nothing while nobody says how many are booked", {}, {}],
    [
      "that it runs for certain, once enough are booked",
      { booked: 6 },
      { isCertain: true, left: 10 },
    ],
    ["how many more it needs", { booked: 2 }, { needed: 4, left: 14 }],
    ["that nobody is booked yet", { booked: 0 }, { needed: 6, left: 16 }],
    [
      "that it runs for certain and has three places left",
      { booked: 13 },
      { isCertain: true, left: 3, isScarce: true },
    ],
    [
      "that five places are a few, by the places of this day",
      { places: 11, booked: 6 },
      { isCertain: true, left: 5, isScarce: true },
    ],
    ["that six are not", { places: 12, booked: 6 }, { isCertain: true, left: 6, isScarce: false }],
    [
      "what is left, if a service counts that itself",
      { placesLeft: 3 },
      { left: 3, isScarce: true },
    ],
    ["that few are left, if nobody counts", { state: "few" }, { left: null, isScarce: true }],
    ["that it is full by its bookings", { booked: 16 }, { state: "full", left: null }],
    ["that it is full if nothing is left", { placesLeft: 0 }, { state: "full" }],
    [
      "that it is called off, however many are booked",
      { state: "called-off", booked: 9 },
      { state: "called-off", isCertain: false },
    ],
  ])("says %s", (_, own, expected) => {
    expect(stateOf(own)).toEqual({
      state: "open",
      isCertain: false,
      needed: 0,
      left: null,
      isScarce: false,
      ...expected,
    });
  });

  it("says that a trip for one guest runs for certain", () => {
    expect(stateOf({}, { groupSmallest: 1 }).isCertain).toBe(true);
    expect(stateOf({}, { groupSmallest: null }).isCertain).toBe(false);
  });

  it("asks for no more guests than there is room for", () => {
    expect(stateOf({ places: 4, booked: 1 })).toMatchObject({ needed: 0, left: 3 });
  });

  it("tells no number that cannot be, whatever a service sends", () => {
    const number = fc.option(
      fc.oneof(fc.double({ min: 0, noNaN: true }), fc.nat({ max: 40 }), fc.constant(1e9)),
    );
    const departure = fc.record({
      state: fc.constantFrom(null, "open", "few", "full", "called-off"),
      placesLeft: number,
      places: number,
      booked: number,
    });
    const group = fc.record({ groupSmallest: number, groupLargest: number });
    fc.assert(
      fc.property(departure, group, (own, size) => {
        const { state, needed, left, isCertain } = departureState(own, size);
        for (const count of [needed, left ?? 1]) {
          expect(Number.isSafeInteger(count)).toBe(true);
          expect(count).toBeGreaterThanOrEqual(0);
          expect(count).toBeLessThanOrEqual(9999);
        }
        expect(left).not.toBe(0);
        if (state !== "open") expect([needed, left, isCertain]).toEqual([0, null, false]);
        if (isCertain) expect(needed).toBe(0);
      }),
      { numRuns: madeUp(300) },
    );
  });
});
