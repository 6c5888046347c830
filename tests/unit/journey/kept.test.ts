import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemsOf, LIMITS, type MyJourney, NO_JOURNEY } from "../../../src/journey/journey.ts";
import {
  isNewer,
  isUnreadable,
  keptKeys,
  withKept,
  withoutKept,
} from "../../../src/journey/kept.ts";
import { type Journeys, readStored, storedText } from "../../../src/journey/stored.ts";
import { anyJourney } from "./arbitraries.ts";

const ITEM = { key: "pk3Fa9", name: "Boat" };

const someJourneys = fc.tuple(anyJourney, anyJourney).map((all): Journeys => all);

/** Without the thing, and with room for it. */
const without = (journey: MyJourney): MyJourney => ({
  ...journey,
  shelf: journey.shelf.filter(({ key }) => key !== ITEM.key),
  days: journey.days.map((day) => ({
    ...day,
    items: day.items.filter(({ key }) => key !== ITEM.key),
  })),
});

describe("what every page reads of the store", () => {
  it("is what the journey's page reads of it", () => {
    fc.assert(
      fc.property(someJourneys, (all) => {
        const text = storedText(all);
        expect(keptKeys(text)).toEqual(itemsOf(readStored(text).journeys[0]).map(({ key }) => key));
      }),
    );
  });

  it("never fails, whatever is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(keptKeys(text))).toBe(true);
        expect(readStored(withKept(text, ITEM)).state).not.toBe("none");
        withoutKept(text, ITEM.key);
      }),
    );
  });

  it("is nothing of a later version, nor of what is no store", () => {
    const newer = JSON.stringify({ version: 2, journeys: [{ shelf: [ITEM] }] });
    expect([isNewer(newer), keptKeys(newer)]).toEqual([true, []]);
    expect(isUnreadable("[1, 2")).toBe(true);
    expect(isUnreadable(null)).toBe(false);
  });
});

describe("a thing that is kept or given up", () => {
  it("changes the store as the journey's page would", () => {
    fc.assert(
      fc.property(someJourneys, ([first, ...others]) => {
        const mine = without(first);
        const before = storedText([mine, ...others]);
        const after: Journeys = [{ ...mine, shelf: [...mine.shelf, ITEM] }, ...others];
        expect(withKept(before, ITEM)).toBe(storedText(after));
        expect(readStored(withKept(before, ITEM)).state).toBe("whole");
      }),
    );
  });

  it("leaves the store as it was when it is given up again", () => {
    fc.assert(
      fc.property(someJourneys, ([first, ...others]) => {
        const before = storedText([without(first), ...others]);
        const after = withoutKept(withKept(before, ITEM), ITEM.key);
        expect(after === null || after === before).toBe(true);
      }),
    );
  });

  it("leaves nothing where it was the only one", () => {
    expect(withoutKept(withKept(null, ITEM), ITEM.key)).toBeNull();
    expect(readStored(withKept(null, ITEM)).journeys).toEqual([{ ...NO_JOURNEY, shelf: [ITEM] }]);
  });

  it("changes nothing where there is no room", () => {
    const shelf = Array.from({ length: LIMITS.items }, (_, index) => ({
      key: `p${String(index).padStart(5, "0")}`,
    }));
    const full = storedText([{ ...NO_JOURNEY, shelf }]);
    expect(withKept(full, ITEM)).toBe(full);
  });
});
