import { describe, expect, it } from "vitest";
import { hoursOf, lengthOf } from "../../../../../src/documents/load/transform/length.ts";

describe("how long a program is", () => {
  it.each([
    ["3 sata", 0.5],
    ["5 sati", 0.5],
    ["5 Stunden", 0.5],
    ["4 hours", 0.5],
    ["4h", 0.5],
    ["90 minuta", 0.5],
    ["1 večer", 0.5],
    ["1 veče", 0.5],
    ["1 Abend", 0.5],
    ["1 evening", 0.5],
    ["jedno popodne", 0.5],
    ["ein Nachmittag", 0.5],
    ["pola dana", 0.5],
    ["half a day", 0.5],
    ["Half-day", 0.5],
    ["ein halber Tag", 0.5],
    ["halbtags", 0.5],
    ["poludnevni izlet", 0.5],
    ["od 18 do 21 sat", 0.5],
  ])("%s is half a day", (text, days) => {
    expect(lengthOf(text)).toBe(days);
  });

  it.each([
    ["6 sati", 1],
    ["7 Stunden", 1],
    ["8 hours", 1],
    ["6 - 8 h", 1],
    ["24 sata", 1],
    ["1 dan", 1],
    ["1 Tag", 1],
    ["ein Tag", 1],
    ["one day", 1],
    ["cijeli dan", 1],
    ["cjelodnevni izlet", 1],
    ["ganztägig", 1],
    ["1 dan (8 sati)", 1],
  ])("%s is a day", (text, days) => {
    expect(lengthOf(text)).toBe(days);
  });

  it.each([
    ["2 dana", 2],
    ["2 Tage", 2],
    ["dva dana", 2],
    ["two days", 2],
    ["2-day trip", 2],
    ["vikend", 2],
    ["Za vikend", 2],
    ["Wochenende", 2],
    ["a weekend", 2],
    ["2 dana / 1 noć", 2],
    ["1 noćenje", 2],
    ["1,5 Tage", 1.5],
    ["48 h", 2],
    ["3 Tage", 3],
    ["2-3 days", 3],
    ["2–3 dana", 3],
    ["produženi vikend", 3],
    ["long weekend", 3],
    ["verlängertes Wochenende", 3],
    ["3 večeri", 3],
    ["1 tjedan", 7],
    ["2 nedelje", 14],
    ["eine Woche", 7],
    ["2 weeks", 14],
    ["1 mjesec", 30],
  ])("%s is %d days", (text, days) => {
    expect(lengthOf(text)).toBe(days);
  });

  it.each(["", "po dogovoru", "nach Absprache", "on request", "12+", "0 sati", "€ 40", "🚣"])(
    "nobody can tell from “%s”",
    (text) => {
      expect(lengthOf(text)).toBeNull();
    },
  );
});

it.each([
  ["8 sati", 8],
  ["5 Stunden", 5],
  ["6–8 h", 8],
  ["1,5 hours", 1.5],
  ["1 dan (8 sati)", 8],
  ["od 18 do 21 sat", 3],
  ["1 Abend", null],
  ["90 minuta", null],
  ["", null],
])("so many hours are told by “%s”", (text, hours) => {
  expect(hoursOf(text)).toBe(hours);
});
