import fc from "fast-check";
import { type Day, type Item, LIMITS, type MyJourney, WAYS } from "../../../src/journey/journey.ts";
import { lineText, timeText, titleText } from "../../../src/journey/values.ts";

const SIGNS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];

const keyOf = (letters: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...letters),
      fc.array(fc.constantFrom(...SIGNS), { minLength: 5, maxLength: 5 }),
    )
    .map(([letter, signs]) => letter + signs.join(""));

const anyKey = keyOf("pdb");

const anyPart = fc.tuple(
  fc.oneof(fc.constantFrom("jAAAAA", "j-_9zQ", "jd2Fb1"), keyOf("j")),
  fc.nat({ max: LIMITS.parts - 1 }),
);

const anyTime = fc.nat({ max: 24 * 60 - 1 }).map(timeText);

const anyDate = fc.nat({ max: 27_000 }).map((days) => {
  const moment = Date.parse("2024-01-02") + days * 86_400_000;
  return new Date(moment).toISOString().slice(0, 10);
});

const anyText = fc.string({ unit: "grapheme", maxLength: 60 });

const item = fc
  .record({
    key: fc.oneof({ weight: 3, arbitrary: anyKey }, fc.constant("")),
    at: fc.option(anyTime, { nil: undefined }),
    stop: fc.option(anyPart, { nil: undefined }),
    name: fc.option(
      anyText.map((text) => lineText(text, LIMITS.name)),
      { nil: undefined },
    ),
  })
  .filter(({ key, stop }) => key !== "" || stop !== undefined)
  .map(({ key, at, stop, name }): Item => {
    const own = { ...(at !== undefined && { at }), ...(stop && { stop }) };
    return { key, ...own, ...(name !== undefined && { name }) };
  });

const day = fc
  .record({
    items: fc.array(item, { maxLength: 6 }),
    bed: fc.option(anyPart, { nil: undefined }),
  })
  .map(({ items, bed }): Day => ({ items, ...(bed && { bed }) }));

/** Any journey that a visitor may have. */
export const anyJourney: fc.Arbitrary<MyJourney> = fc.record({
  title: fc.oneof(fc.constant(""), anyText.map(titleText)),
  start: fc.oneof(fc.constant(""), anyDate),
  by: fc.constantFrom(...WAYS),
  adults: fc.nat({ max: LIMITS.adults }),
  ages: fc.array(fc.nat({ max: LIMITS.age }), { maxLength: LIMITS.children }),
  shelf: fc.array(item, { maxLength: 6 }),
  days: fc.array(day, { maxLength: 8 }),
});

/** A journey without what links leave out. */
export function linked(journey: MyJourney): MyJourney {
  const cut = ({ key, at, stop }: Item): Item => ({
    key: stop ? "" : key,
    ...(at !== undefined && { at }),
    ...(stop && { stop }),
  });
  return {
    ...journey,
    shelf: journey.shelf.map(cut),
    days: journey.days.map((one) => ({ ...one, items: one.items.map(cut) })),
  };
}
