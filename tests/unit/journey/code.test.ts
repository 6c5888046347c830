import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode, encode } from "../../../src/journey/code.ts";
import {
  countOf,
  type Day,
  type Item,
  LIMITS,
  type MyJourney,
  NO_JOURNEY,
} from "../../../src/journey/journey.ts";
import { hash, numberText } from "../../../src/journey/keys.ts";
import { isDay, isTime } from "../../../src/journey/values.ts";
import { madeUp } from "../mutation.ts";
import { anyJourney, linked } from "./arbitraries.ts";

const key = (letter: string, index: number): string => letter + numberText(index * 7919, 5);

const JOURNEY: MyJourney = {
  title: "To the banks",
  start: "2027-05-15",
  by: "public",
  adults: 3,
  ages: [4, 11],
  shelf: [{ key: "dA3xYz" }],
  days: [
    { items: [{ key: "pk3Fa9", at: "10:30" }, { key: "bQw8rT" }], bed: ["jAAAAA", 0] },
    { items: [] },
    { items: [{ key: "", stop: ["jBBBBB", 12], at: "09:00" }] },
  ],
};

const journeyIn = (text: string): MyJourney | undefined => {
  const decoded = decode(text);
  return "journey" in decoded ? decoded.journey : undefined;
};

/** A text with the check that belongs to it. */
const checked = (text: string): string =>
  `${text}.${(hash(text) % 36 ** 4).toString(36).padStart(4, "0")}`;

describe("the link of a journey", () => {
  it("has a form that stays, since visitors keep their links", () => {
    expect(encode(JOURNEY)).toBe(
      "1.0y6B34b.VG8gdGhlIGJhbmtz.AAAAABBBBB.dA3xYz.Pk3Fa9J2bQw8rTnAA.0.SBMIc.p9zy",
    );
  });

  it("gives the same journey, without names and without the keys of stops", () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        expect(decode(encode(journey))).toEqual({ state: "whole", journey: linked(journey) });
      }),
      { numRuns: madeUp(4000) },
    );
  });

  it("has only characters that no browser and no messenger changes", () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        expect(encode(journey)).toMatch(/^[A-Za-z0-9._-]+$/);
      }),
      { numRuns: madeUp(2000) },
    );
  });

  it("holds as many things on as many days as there may be", () => {
    const items = Array.from(
      { length: LIMITS.items / LIMITS.days },
      (_, index): Item => ({
        key: key("p", index),
        at: "23:59",
      }),
    );
    const days = Array.from({ length: LIMITS.days }, (): Day => ({ items, bed: ["jAAAAA", 63] }));
    const ages = Array.from({ length: LIMITS.children }, () => LIMITS.age);
    const title = "👩".repeat(LIMITS.title);
    const full = { ...JOURNEY, title, adults: LIMITS.adults, ages, shelf: [], days };
    expect(decode(encode(full))).toEqual({ state: "whole", journey: full });
  });

  const linkOf = (journey: MyJourney): string =>
    `https://podunavlje.example/sr-cyrl/journey/#${encode(journey)}`;

  const week = (itemOf: (index: number) => Item, others: Partial<Day> = {}): readonly Day[] =>
    Array.from({ length: 7 }, (_, day) => ({
      items: Array.from({ length: day === 0 ? 2 : 3 }, (__, at) => itemOf(day * 3 + at)),
      ...others,
    }));

  const party = { start: "2027-05-15", adults: 2, ages: [3, 8, 14], shelf: [] };
  const latin = "A week on both banks, from Osijek to Ilok";
  const title = latin.slice(0, LIMITS.title);
  const timed = week((index) => ({ key: key("p", index), at: "10:30" }));

  it("is short enough for messages with twenty things in a week, each with its time", () => {
    const journey = { ...NO_JOURNEY, ...party, title, days: timed };
    expect(countOf(journey)).toBe(20);
    expect(linkOf(journey).length).toBeLessThan(300);
  });

  it("is short enough with twenty stops of two editors' journeys and their beds", () => {
    const of = (index: number): string => (index % 2 === 0 ? "jAAAAA" : "jBBBBB");
    const days = week(
      (index) => ({ key: key("d", index), stop: [of(index), index], at: "10:30" }),
      {
        bed: ["jAAAAA", 3],
      },
    );
    expect(linkOf({ ...NO_JOURNEY, ...party, title, days }).length).toBeLessThan(300);
  });

  it("is little longer with a title in Cyrillic letters", () => {
    const cyrillic = "Недеља на обе обале, од Осијека до Илока".slice(0, LIMITS.title);
    const journey = { ...NO_JOURNEY, ...party, title: cyrillic, days: timed };
    expect(linkOf(journey).length).toBeLessThan(350);
  });
});

describe("a link that was changed on its way", () => {
  const code = encode(JOURNEY);

  it("is whole though it was escaped, or has the end of a sentence or a campaign after it", () => {
    const whole = { state: "whole", journey: JOURNEY };
    expect(decode(code.replaceAll(".", "%2E").replaceAll("-", "%2d"))).toEqual(whole);
    for (const end of [".", ")", "…", "»", ", ", "?utm_source=mail", "&fbclid=IwAR0", "#top"]) {
      expect(decode(code + end), end).toEqual(whole);
    }
    expect(decode(`  ${code}\n`)).toEqual(whole);
  });

  it("gives what was before the cut, and says that it is damaged", () => {
    const items = (journey: MyJourney): Item[] => [
      ...journey.shelf,
      ...journey.days.flatMap((day) => day.items),
    ];
    const all = items(JOURNEY);
    let most = 0;
    for (let length = 0; length < code.length; length += 1) {
      const decoded = decode(code.slice(0, length));
      expect(decoded.state, code.slice(0, length)).toMatch(/^(foreign|damaged)$/);
      if (!("journey" in decoded)) continue;
      const own = items(decoded.journey);
      expect(own).toEqual(all.slice(0, own.length));
      expect(own.length).toBeGreaterThanOrEqual(most);
      most = own.length;
    }
    expect(most).toBe(all.length);
    expect(journeyIn(code.slice(0, code.lastIndexOf(".")))).toEqual(JOURNEY);
    expect(journeyIn(code.slice(0, -2))).toEqual(JOURNEY);
  });

  it("is damaged if a single character is another", () => {
    for (let at = 2; at < code.length; at += 1) {
      const other = code[at] === "x" ? "y" : "x";
      const text = code.slice(0, at) + other + code.slice(at + 1);
      expect(decode(text).state, text).not.toBe("whole");
    }
  });

  it("keeps the other days if something in one cannot be read", () => {
    const text = code.replace("bQw8rT", "~Qw8rT");
    expect(journeyIn(text)?.days.map(({ items }) => items.length)).toEqual([1, 0, 1]);
  });

  it("says that a later version of the site has made it", () => {
    for (const text of ["2.abc", "12.x.y", "2"]) expect(decode(text)).toEqual({ state: "newer" });
  });

  it.each([
    "",
    "top",
    "0.000A2.0.0.pk3Fa9",
    "01.000A2.0.0.pk3Fa9",
    "1",
    "1.",
    "1.000A2.0.0.0",
    "9999.a",
    "-1.a",
  ])("finds no journey in %j", (text) => {
    expect(decode(text)).toEqual({ state: "foreign" });
  });

  it.each([
    ["a stop of no journey", "1.000A2.0.0.pk3Fa9sAA"],
    ["an hour that no day has", "1.000A2.0.0.Pk3Fa9__"],
    ["a child of thirty", "1.000A2u.0.0.pk3Fa9"],
    ["a way that nobody knows", "1.000Z2.0.0.pk3Fa9"],
    ["a title with a line break", "1.000A2.YQpi.0.pk3Fa9"],
    ["a title that turns what follows", "1.000A2.4oCuYQ.0.pk3Fa9"],
    ["a title that is no text", "1.000A2.A.0.pk3Fa9"],
    ["a bed on no day", "1.000A2.0.AAAAA.pk3Fa9nAA"],
    ["two beds for a night", "1.000A2.0.AAAAA.pk3Fa9.nAAnAB"],
    ["journeys that nothing is from", "1.000A2.0.AAAAA.pk3Fa9"],
    ["an empty part", "1.000A2.0.0.pk3Fa9."],
  ])("does not call a link whole that this site would not make: %s", (_, text) => {
    expect(decode(checked("1.000A2.0.0.pk3Fa9")).state).toBe("whole");
    expect(decode(checked(text)).state).toBe("damaged");
    expect(journeyIn(checked(text))?.shelf[0]?.key).toBe("pk3Fa9");
  });

  it("takes no more than a journey may have", () => {
    const shelf = "pk3Fa9".repeat(200);
    const many = checked(`1.000A2.0.0.${shelf}${`.${"dA3xYz".repeat(10)}`.repeat(40)}`);
    const decoded = journeyIn(many);
    expect(decoded && countOf(decoded)).toBe(LIMITS.items);
    expect(decoded?.days).toHaveLength(LIMITS.days);
    expect(journeyIn(checked(`1.000A2${"5".repeat(50)}.0.0.pk3Fa9`))?.ages).toHaveLength(
      LIMITS.children,
    );
  });
});

const anyCode = anyJourney.map(encode);

const changed = fc.oneof(
  fc.tuple(anyCode, fc.nat()).map(([code, at]) => code.slice(0, at % (code.length + 1))),
  fc.tuple(anyCode, fc.nat()).map(([code, at]) => code.slice(at % (code.length + 1))),
  fc
    .tuple(anyCode, fc.nat(), fc.string({ unit: "binary", maxLength: 2 }))
    .map(([code, at, sign]) => {
      const place = at % code.length;
      return code.slice(0, place) + sign + code.slice(place + 1);
    }),
  fc.tuple(anyCode, fc.nat()).map(([code, at]) => {
    const parts = code.split(".");
    const place = at % parts.length;
    return [...parts.slice(0, place + 1), ...parts.slice(place)].join(".");
  }),
  fc.tuple(anyCode, anyCode).map(([code, other]) => `${code}.${other}`),
  anyCode.map(encodeURIComponent),
  anyCode.map((code) => code.slice(0, code.lastIndexOf("."))),
);

/** What follows the rules of links but for what is in its parts, with the check that belongs to it. */
const forged = fc
  .array(fc.stringMatching(/^[\w-]{0,40}$/), { maxLength: 12 })
  .map((parts) => checked(["1", ...parts].join(".")));

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary", maxLength: 80 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((codes) => String.fromCharCode(...codes)),
  fc.string().map((text) => `1.${text}`),
  fc.stringMatching(/^[%\d.A-Fa-f]{0,60}$/),
  fc.bigInt({ min: 0n, max: 10n ** 60n }).map((number) => `1.${number}.${number}.${number}`),
  fc
    .constantFrom(
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      "javascript:alert(1)",
      "data:text/html,<b>",
      "__proto__",
      "constructor",
      "toString",
      "\u202Egnp.exe",
      "\uD800",
      "%E0%A4%A",
      "%00",
      "../../etc/passwd",
    )
    .chain((text) =>
      fc.constantFrom(text, `1.${text}`, `1.000A2.${text}.0.pk3Fa9.x`, `1.${`${text}.`.repeat(9)}`),
    ),
  changed,
  forged,
);

/** A lone half of a character, a control character, or one that turns the text after it. */
const ODD_SIGNS =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

function expectValid({ title, start, by, adults, ages, shelf, days }: MyJourney): void {
  expect(title).not.toMatch(ODD_SIGNS);
  expect([...title].length).toBeLessThanOrEqual(LIMITS.title);
  expect(start === "" || isDay(start)).toBe(true);
  expect(by).toMatch(/^(car|public|bicycle)$/);
  expect(Number.isInteger(adults) && adults >= 0 && adults <= LIMITS.adults).toBe(true);
  expect(ages.length).toBeLessThanOrEqual(LIMITS.children);
  expect(ages.every((age) => Number.isInteger(age) && age >= 0 && age <= LIMITS.age)).toBe(true);
  expect(days.length).toBeLessThanOrEqual(LIMITS.days);
  const items = [...shelf, ...days.flatMap((day) => day.items)];
  expect(items.length).toBeLessThanOrEqual(LIMITS.items);
  const beds = days.flatMap(({ bed }) => (bed ? [bed] : []));
  const stops = items.flatMap(({ stop }) => (stop ? [stop] : []));
  for (const [journey, index] of [...beds, ...stops]) {
    expect(journey).toMatch(/^j[\w-]{5}$/);
    expect(index >= 0 && index < LIMITS.parts).toBe(true);
  }
  for (const { key: own, at, stop } of items) {
    expect(own).toMatch(stop ? /^$/ : /^[pdb][\w-]{5}$/);
    expect(at === undefined || isTime(at)).toBe(true);
  }
}

describe("whatever stands after the # of an address", () => {
  it("is read without an error, within the limits, and whole only if this site would write it", () => {
    const states = new Set<string>();
    fc.assert(
      fc.property(hostile, (text) => {
        const decoded = decode(text);
        states.add(decoded.state);
        if (!("journey" in decoded)) {
          expect(decoded.state).toMatch(/^(foreign|newer)$/);
          return;
        }
        expectValid(decoded.journey);
        const again = encode(decoded.journey);
        if (decoded.state === "whole") expect(decodeURIComponent(text)).toContain(again);
        else expect(decoded.state).toBe("damaged");
        // What was read can be passed on.
        expect(decode(again)).toEqual({ state: "whole", journey: decoded.journey });
      }),
      { numRuns: madeUp(40_000) },
    );
    expect([...states].sort()).toEqual(["damaged", "foreign", "newer", "whole"]);
  });

  it.each([
    ["of one character", "1".repeat(1_000_000)],
    ["of dots", `1${".".repeat(1_000_000)}a`],
    ["of spaces", `1.${" ".repeat(1_000_000)}x`],
    ["of escapes", `1.${"%2E".repeat(300_000)}`],
    ["of things", `1.000A2.0.0.${"pk3Fa9".repeat(170_000)}`],
    ["of title", `1.000A2.${"QUJD".repeat(250_000)}.0.pk3Fa9`],
  ])("takes no time, though it is a million characters %s", (_, text) => {
    const began = performance.now();
    decode(text);
    expect(performance.now() - began).toBeLessThan(300);
  });
});
