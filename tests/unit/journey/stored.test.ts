import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, LIMITS, type MyJourney, NO_JOURNEY } from "../../../src/journey/journey.ts";
import { type Journeys, NO_JOURNEYS, readStored, storedText } from "../../../src/journey/stored.ts";
import { madeUp } from "../mutation.ts";
import { anyJourney } from "./arbitraries.ts";

const anyJourneys: fc.Arbitrary<Journeys> = fc
  .tuple(anyJourney, fc.array(anyJourney, { maxLength: 3 }))
  .map(([first, others]) => [first, ...others]);

const stored = (journey: unknown): string => JSON.stringify({ version: 1, journeys: [journey] });

const journeyOf = (journey: unknown): MyJourney => readStored(stored(journey)).journeys[0];

/** The same value with the fields of everything in it in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, own]) => [name, turned(own)] as const);
  return Object.fromEntries(fields.reverse());
}

describe("what the browser stores of a journey", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(anyJourneys, (journeys) => {
        expect(readStored(storedText(journeys))).toEqual({ state: "whole", journeys });
      }),
      { numRuns: madeUp(2000) },
    );
  });

  it("is the same text, in whatever order a journey was put together", () => {
    fc.assert(
      fc.property(anyJourneys, (journeys) => {
        const others = turned(journeys) as Journeys;
        expect(Object.keys(others[0])).not.toEqual(Object.keys(journeys[0]));
        expect(storedText(others)).toBe(storedText(journeys));
      }),
      { numRuns: madeUp(400) },
    );
  });

  it("is nothing at first", () => {
    expect(readStored(null)).toEqual({ state: "none", journeys: NO_JOURNEYS });
  });

  it("is not touched if a later version of the site has written it", () => {
    for (const version of [2, 1.5, 99]) {
      const text = JSON.stringify({ version, journeys: [{ ...NO_JOURNEY, title: "A" }] });
      expect(readStored(text)).toEqual({ state: "newer", journeys: NO_JOURNEYS });
    }
  });

  it("is read as far as possible if somebody has edited it", () => {
    const text = stored({
      title: "  Two\nbanks\u202E ",
      start: "2027-02-30",
      by: "rocket",
      adults: 2.5,
      ages: [3, "4", -1, 18, 17, null],
      shelf: [
        { key: "pk3Fa9", at: "25:00", name: 5, extra: true },
        { key: "xk3Fa9" },
        { key: "jk3Fa9" },
        "pk3Fa9",
        null,
        { key: "", stop: ["jAAAAA", 64] },
        { key: 7, stop: ["jAAAAA", 63], at: "09:05" },
        { key: "bk3Fa9", stop: ["pAAAAA", 1] },
      ],
      days: [null, 5, { items: "none", bed: ["jAAAAA"] }, { items: [{ key: "dk3Fa9" }] }],
    });
    const { state, journeys } = readStored(text);
    expect(state).toBe("odd");
    expect(journeys).toEqual([
      {
        title: "Two banks",
        start: "",
        by: "car",
        adults: 2,
        ages: [3, 17],
        shelf: [
          { key: "pk3Fa9" },
          { key: "", stop: ["jAAAAA", 63], at: "09:05" },
          { key: "bk3Fa9" },
        ],
        days: [{ items: [] }, { items: [{ key: "dk3Fa9" }] }],
      },
    ]);
    expect(readStored(storedText(journeys))).toEqual({ state: "whole", journeys });
  });

  it("has no more days, things and journeys than there may be", () => {
    const items = Array.from({ length: 40 }, () => ({ key: "pk3Fa9" }));
    const days = Array.from({ length: 50 }, () => ({ items }));
    const journey = journeyOf({ ...NO_JOURNEY, shelf: items, days });
    expect(journey.days).toHaveLength(LIMITS.days);
    expect(countOf(journey)).toBe(LIMITS.items);
    const journeys = Array.from({ length: 50 }, () => NO_JOURNEY);
    const read = readStored(JSON.stringify({ version: 1, journeys })).journeys;
    expect(read).toHaveLength(20);
    expect(readStored(storedText([NO_JOURNEY, ...journeys])).state).toBe("whole");
  });

  it("keeps a long name whole, and joined emoji as one", () => {
    const name = "Three days on the dyke by bicycle, from Batina over Osijek to Ilok";
    const journey = journeyOf({ title: "👨‍👩‍👧 on the river", shelf: [{ key: "pk3Fa9", name }] });
    expect(journey.shelf[0]?.name).toBe(name);
    expect(journey.title).toBe("👨‍👩‍👧 on the river");
  });

  it("is a journey, whatever text is there", () => {
    const field = fc.oneof(
      fc.anything({ maxDepth: 1, maxKeys: 3 }),
      fc.constantFrom<unknown>("pk3Fa9", "10:00", "2027-05-15", ["jAAAAA", 3], 5, "__proto__"),
    );
    const item = fc.record(
      { key: field, at: field, stop: field, name: field },
      { requiredKeys: [] },
    );
    const journey = fc.record(
      {
        title: field,
        start: field,
        by: field,
        adults: field,
        ages: fc.oneof(field, fc.array(field)),
        shelf: fc.oneof(field, fc.array(fc.oneof(field, item))),
        days: fc.oneof(field, fc.array(fc.oneof(field, fc.record({ items: fc.array(item) })))),
      },
      { requiredKeys: [] },
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.json(),
      fc
        .record({ version: fc.constantFrom(1, "1", null, -1, 0), journeys: fc.array(journey) })
        .map((value) => JSON.stringify(value)),
      fc.tuple(anyJourneys, fc.nat()).map(([journeys, at]) => {
        const whole = storedText(journeys);
        return whole.slice(0, at % whole.length);
      }),
    );
    fc.assert(
      fc.property(text, (one) => {
        const { journeys } = readStored(one);
        expect(readStored(storedText(journeys))).toEqual({ state: "whole", journeys });
      }),
      { numRuns: madeUp(3200) },
    );
  });

  it("is read in no time and without an error, though it is huge or deep", () => {
    const texts = [
      "[".repeat(500_000),
      `${'{"journeys":'.repeat(100_000)}1${"}".repeat(100_000)}`,
      stored({ title: "a".repeat(2_000_000) }),
      stored({ shelf: Array.from({ length: 50_000 }, () => ({ key: "pk3Fa9" })) }),
    ];
    for (const text of texts) expect(readStored(text).state).toBe("odd");
  });
});
