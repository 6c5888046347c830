import { describe, expect, it } from "vitest";
import { keyFor, keyOf, keysOf, numberText } from "../../../src/journey/keys.ts";
import {
  isJourneyKey,
  isKeptKey,
  isKey,
  textNumber,
  typeOf,
} from "../../../src/journey/readKeys.ts";
import { isDay, isTime, minutesOf, timeText, titleText } from "../../../src/journey/values.ts";

const translation = (language: "hr" | "en" | "de", path: string) => ({ language, path });

describe("the key of a document", () => {
  const versions = [
    translation("hr", "/hr/destinacije/ilok/"),
    translation("en", "/en/destinations/ilok-town/"),
    translation("de", "/de/reiseziele/ilok/"),
  ];

  it("is one that stays, since visitors' links have it", () => {
    expect(keyFor("destination", "ilok")).toBe("dWBgO-");
    expect(keyFor("program", "ilok")).toBe("pWBgO-");
  });

  it("is that of its first language in all of them, and the others lead to it", () => {
    const own = keyFor("destination", "ilok");
    for (const { path } of versions) {
      const document = { type: "destination", path, translations: versions } as const;
      expect(keysOf(document)).toEqual([own, keyFor("destination", "ilok-town")]);
      expect(keyOf(document)).toBe(own);
    }
    const alone = { type: "blog", path: "/hr/blog/rode/", translations: [] } as const;
    expect(keysOf(alone)).toEqual([keyFor("blog", "rode")]);
  });

  it("says of what kind it is", () => {
    expect(typeOf("pk3Fa9")).toBe("program");
    expect(typeOf("jk3Fa9")).toBe("journey");
    expect(typeOf("")).toBeUndefined();
    for (const letter of "pdb") expect(isKeptKey(`${letter}k3Fa9`)).toBe(true);
    expect(["jk3Fa9", "bk3F", "xk3Fa9", null].some(isKeptKey)).toBe(false);
    expect(isJourneyKey("jk3Fa9")).toBe(true);
    expect(["pk3Fa9", "jk3F", "xk3Fa9", null].some(isJourneyKey)).toBe(false);
  });

  it.each(["", "pk3Fa", "pk3Fa99", "xk3Fa9", "Pk3Fa9", "pk3Fa.", "pk3Fa9\n", null, 5, ["pk3Fa9"]])(
    "is not %j",
    (value) => {
      expect(isKey(value)).toBe(false);
    },
  );
});

it("writes a number in so many characters and reads it again", () => {
  for (const number of [0, 1, 63, 64, 4095]) expect(textNumber(numberText(number, 2))).toBe(number);
  expect(numberText(64, 2)).toBe("BA");
});

describe("the values of a journey", () => {
  it("are times of a day", () => {
    expect(["00:00", "09:05", "23:59"].every(isTime)).toBe(true);
    expect(["24:00", "9:05", "09:60", "09:05:00", " 09:05", "", null].some(isTime)).toBe(false);
    expect(timeText(minutesOf("10:30"))).toBe("10:30");
    expect([timeText(24 * 60 + 5), timeText(-5), timeText(59.6)]).toEqual([
      "00:05",
      "23:55",
      "01:00",
    ]);
  });

  it("are days of the calendar", () => {
    expect(["2027-05-15", "2028-02-29"].every(isDay)).toBe(true);
    const others = ["2027-02-29", "2027-13-01", "2027-05-32", "27-05-15", "2027-5-15", "", 5];
    expect(others.some(isDay)).toBe(false);
  });

  it.each([
    ["  Two   banks ", "Two   banks"],
    ["a\nb\u0000\tc", "a b c"],
    ["a\u202Eb\u2066c", "a b c"],
    ["a\uD800b\u2028c", "a b c"],
    ["Šuma 👩‍🌾 и Дунав", "Šuma 👩‍🌾 и Дунав"],
    ["\u200D\u200B", ""],
    ["😀".repeat(41), "😀".repeat(40)],
    [`${"a".repeat(38)}👩‍🌾`, `${"a".repeat(38)}👩`],
    [`${"a".repeat(39)} b`, "a".repeat(39)],
  ])("are titles of one line: %j", (text, title) => {
    expect(titleText(text)).toBe(title);
    expect(titleText(title)).toBe(title);
  });
});
