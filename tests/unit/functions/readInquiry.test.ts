import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailOf } from "../../../functions/src/mail.ts";
import { MAX_BYTES } from "../../../functions/src/request/readBody.ts";
import { readInquiry } from "../../../functions/src/request/readInquiry.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import type { InquiryRequest } from "../../../src/inquiries/inquiry.ts";
import { FIELDS, fieldRow, INQUIRY_FIELDS } from "../../../src/inquiries/inquiryFields.ts";
import { dayOf, findFaults, isPagePath } from "../../../src/inquiries/validation.ts";
import { isMutated, madeUp } from "../mutation.ts";

const GOOD: InquiryRequest = {
  key: "0b6e3c1e-8f0a-4f57-9d0c-2b1a1f1e0d3c",
  name: "Ana Anić",
  email: "ana@primjer.hr",
  message: "Ima li mjesta?\r\nHvala\u2028!",
  from: "2127-05-01",
  to: "",
  people: " 4 ",
  children: "1",
  vegetarians: " 2",
  guideLanguage: "de",
  journey: "1. Ilok\r\n=1+1\n2. Batina",
  language: "hr",
  page: "/hr/program/canoe-dawn/",
  topic: { kind: "program", uid: "canoe-dawn", title: "Zora u kanuu" },
  website: "",
  filledInMs: 4000,
};
const clean = { ...GOOD, message: "Ima li mjesta?\r\nHvala!" };
const WITH_LINES = ["message", "journey"];

// Written without the validator's own helpers, so that a mistake there shows.
const isControl = (code: number): boolean =>
  code < 32 || (code > 126 && code < 160) || code === 0x2028 || code === 0x2029;
const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;
const LINE = /[\n\r\t]/;

/** Walks by code points: half a letter is a code point of its own, a whole one is not. */
const isSound = (text: string): boolean =>
  [...text.replace(/[\n\r\t]/g, "")].every((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !isControl(code) && !isHalf(code);
  });

function expectNoOverflow(inquiry: InquiryRequest): void {
  expect(Object.keys(inquiry).sort()).toEqual(Object.keys(GOOD).sort());
  expect(Object.keys(inquiry.topic).sort()).toEqual(["kind", "title", "uid"]);
  const { topic, filledInMs, ...texts } = inquiry;
  for (const [name, text] of Object.entries({ ...texts, ...topic })) {
    expect([name, typeof text]).toEqual([name, "string"]);
    expect([name, isSound(text)]).toEqual([name, true]);
    // The hidden field is not saved.
    const isTurned = name !== "website" && /\p{Bidi_Control}/u.test(text);
    expect([name, isTurned]).toEqual([name, false]);
    if (!WITH_LINES.includes(name)) expect([name, LINE.test(text)]).toEqual([name, false]);
    expect(text.length).toBeLessThanOrEqual(FIELDS.journey.maxLength);
  }
  expect(inquiry.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(LANGUAGES).toContain(inquiry.language);
  expect(inquiry.email.match(/@/g)).toHaveLength(1);
  expect(inquiry.email).not.toMatch(/[\s,;<>"]/);
  const isTold = inquiry.journey !== "" || (inquiry.from !== "" && inquiry.people !== "");
  expect(isTold || inquiry.message.length > 0).toBe(true);
  expect(Number(inquiry.children)).toBeLessThanOrEqual(Number(inquiry.people));
  expect(Number(inquiry.vegetarians)).toBeLessThanOrEqual(Number(inquiry.people));
  expect(Number.isSafeInteger(filledInMs) && filledInMs >= 0).toBe(true);
  expect(findFaults(inquiry, dayOf(new Date(Date.now() - 86_400_000)))).toEqual({});
  expect(isPagePath(inquiry.page, inquiry.language)).toBe(true);
}

const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "",
    "a@b.hr",
    "a@b.hr\r\nBcc: c@d.hr",
    "a@b.hr,c@d.hr",
    "../../x",
    "2026-02-30",
    "2026-02-28",
    "\ud800",
    "\u0000",
    "\u202egpj.exe",
    "__proto__",
    "a".repeat(5000),
    `${"a@".repeat(120)}b.hr`,
  ),
);
const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });

/** A good inquiry with one to three fields replaced, taken away or added. */
const damaged = fc
  .array(
    fc.tuple(
      fc.constantFrom(...Object.keys(GOOD), "extra", "constructor", "topic.uid", "topic.title"),
      fc.oneof(hostileText, anything, fc.constant(undefined)),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((changes) => {
    const inquiry: Record<string, unknown> = { ...clean, topic: { ...clean.topic } };
    for (const [name, value] of changes) {
      const [field = "", inner] = name.split(".");
      if (inner) inquiry[field] = { ...clean.topic, [inner]: value };
      else if (value === undefined) delete inquiry[field];
      else inquiry[field] = value;
    }
    return inquiry;
  });

describe("what is sent", () => {
  it("is read with its fields tidied up", () => {
    const { inquiry, fault } = readInquiry(clean);
    expect(fault).toBeUndefined();
    expect(inquiry).toEqual({
      ...clean,
      people: "4",
      vegetarians: "2",
      message: "Ima li mjesta?\nHvala!",
      journey: "1. Ilok\n=1+1\n2. Batina",
    });
  });

  it("survives ten thousand inputs, and lets nothing through that is not sound", {
    timeout: 30_000,
  }, () => {
    let passed = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 7, arbitrary: damaged }, { weight: 3, arbitrary: anything }),
        (data) => {
          const { inquiry, fault } = readInquiry(data);
          if (inquiry) {
            passed += 1;
            expectNoOverflow(inquiry);
          } else {
            expect(fault).toMatch(/^[A-Z].{5,80}\.$/);
          }
        },
      ),
      { numRuns: madeUp(10_000) },
    );
    // Some changes are harmless, such as another name: the test must have seen both results.
    if (!isMutated) expect(passed).toBeGreaterThan(50);
  });

  it("has no bidirectional control characters in what a person will read", () => {
    const marks = ["\u061c", "\u200e", "\u200f"];
    for (let code = 0x202a; code <= 0x202e; code += 1) marks.push(String.fromCodePoint(code));
    for (let code = 0x2066; code <= 0x2069; code += 1) marks.push(String.fromCodePoint(code));
    const plain = { ...clean, message: "Ima li mjesta?\nHvala!", journey: "1. Ilok\n2. Batina" };
    const texts = Object.entries(plain).filter(([, value]) => typeof value === "string");
    const fields = [...texts.map(([name]) => name), "topic.uid", "topic.title"];
    const written = [...INQUIRY_FIELDS, "topic.title"];
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.array(fc.constantFrom(...marks), { minLength: 1, maxLength: 4 }),
        fc.nat(),
        (name, some, place) => {
          const marked = (text: string): string => {
            const at = place % (text.length + 1);
            return text.slice(0, at) + some.join("") + text.slice(at);
          };
          const [field = "", inner] = name.split(".");
          const { topic } = plain;
          const changed = inner
            ? { ...plain, topic: { ...topic, [inner]: marked(Reflect.get(topic, inner)) } }
            : { ...plain, [field]: marked(Reflect.get(plain, field)) };
          const { inquiry } = readInquiry(changed);
          if (!inquiry) return;
          const mail = JSON.stringify(mailOf(inquiry, "7K3F-92QX"));
          expect(mail).not.toMatch(/\p{Bidi_Control}/u);
          // Nothing but the marks is lost.
          if (written.includes(name)) {
            expect(inquiry).toEqual(readInquiry(plain).inquiry);
          }
        },
      ),
      { numRuns: madeUp(2000) },
    );
  });

  const absent = (field: string): boolean =>
    INQUIRY_FIELDS.some((one) => one === field && fieldRow(one).mayBeAbsent === true);

  it("may come from a form that knows no journeys, children, vegetarians and languages", () => {
    const older: Record<string, unknown> = { ...clean };
    for (const field of INQUIRY_FIELDS.filter(absent)) delete older[field];
    expect(Object.keys(older)).toHaveLength(Object.keys(clean).length - 4);
    expect(readInquiry(older).inquiry).toMatchObject({
      people: "4",
      children: "",
      vegetarians: "",
      guideLanguage: "",
      journey: "",
    });
  });

  it.each(Object.keys(GOOD).filter((field) => !absent(field)))(
    "is refused without the field %s",
    (field) => {
      const { [field as keyof InquiryRequest]: _, ...rest } = clean;
      expect(readInquiry(rest).fault).toBe(`The field ${field} is missing.`);
    },
  );

  it.each(["name", "email", "page"] as const)("is refused with a line break in %s", (field) => {
    expect(readInquiry({ ...clean, [field]: `${clean[field]}\nx` }).fault).toBe(
      `The field ${field} has control characters.`,
    );
  });

  const odd = (text: string, most: number, field: string): [object, string][] => [
    [
      { [field]: text.padEnd(most + 1, "a") },
      `The field ${field} is longer than ${most} characters.`,
    ],
    [{ [field]: 7 }, `The field ${field} is not text.`],
    [{ [field]: null }, `The field ${field} is not text.`],
    [{ [field]: "a\u0000" }, `The field ${field} has control characters.`],
  ];

  it.each<[object, string]>([
    ...odd("", 100, "name"),
    ...odd("", 254, "email"),
    ...odd("", 4000, "message"),
    ...odd("", 10, "from"),
    ...odd("", 10, "to"),
    ...odd("", 4, "people"),
    ...odd("", 4, "children"),
    ...odd("", 4, "vegetarians"),
    ...odd("", 10, "guideLanguage"),
    ...odd("", 6000, "journey"),
    ...odd("/", 600, "page"),
    ...odd("", 200, "website"),
    ...odd("", 36, "key"),
    [{ topic: null }, "The field topic is not an object."],
    [{ topic: [] }, "The field topic is not an object."],
    [{ topic: "region" }, "The field topic is not an object."],
    [{ topic: { kind: "region", uid: "" } }, "The field title is missing."],
    [{ topic: { kind: "region", title: "" } }, "The field uid is missing."],
    [{ topic: { uid: "", title: "" } }, "The field kind is missing."],
    [{ topic: { ...GOOD.topic, x: 1 } }, "There is a field that does not belong here."],
    [{ topic: { ...GOOD.topic, uid: 1 } }, "The field uid is not text."],
    [
      { topic: { ...GOOD.topic, uid: "a".repeat(401) } },
      "The field uid is longer than 400 characters.",
    ],
    [
      { topic: { ...GOOD.topic, title: "a".repeat(401) } },
      "The field title is longer than 400 characters.",
    ],
    [{ topic: { ...GOOD.topic, title: "a\nb" } }, "The field title has control characters."],
    [{ topic: { ...GOOD.topic, kind: "user" } }, "The field kind is unknown."],
    [{ topic: { ...GOOD.topic, kind: 7 } }, "The field kind is unknown."],
    [{ topic: { ...GOOD.topic, uid: "a/b" } }, "The field uid is not a uid."],
    [{ topic: { ...GOOD.topic, uid: "" } }, "The field uid is not a uid."],
    [{ topic: { kind: "region", uid: "x", title: "" } }, "The region has no uid."],
    [{ topic: { kind: "region", uid: "", title: "x" } }, "The region has no uid."],
    [
      { topic: { kind: "my-journey", uid: "ilok", title: "x" } },
      "A visitor's own journey has no uid.",
    ],
    [
      { topic: { kind: "my-journey", uid: "../mail", title: "x" } },
      "A visitor's own journey has no uid.",
    ],
    [{ key: "0b6e3c1e-8f0a-4f57-9d0c-2b1a1f1e0d3" }, "The field key is not a UUID."],
    [{ key: "0B6E3C1E-8F0A-4F57-9D0C-2B1A1F1E0D3C" }, "The field key is not a UUID."],
    [{ key: "0b6e3c1e8f0a4f579d0c2b1a1f1e0d3c" }, "The field key is not a UUID."],
    [{ key: "0b6e3c1ez8f0az4f57z9d0cz2b1a1f1e0d3c" }, "The field key is not a UUID."],
    [{ key: "gb6e3c1e-8f0a-4f57-9d0c-2b1a1f1e0d3c" }, "The field key is not a UUID."],
    [{ key: "" }, "The field key is not a UUID."],
    [{ language: "xx" }, "The field language is unknown."],
    [{ language: ["hr"] }, "The field language is unknown."],
    [{ page: "" }, "The field page is no path of a page."],
    [{ page: "hr/" }, "The field page is no path of a page."],
    [{ page: "https://evil.example/" }, "The field page is no path of a page."],
    [{ page: "/hr/?a=1" }, "The field page is no path of a page."],
    [{ page: "/hr/<b>" }, "The field page is no path of a page."],
    [{ page: "//evil.example/hr/" }, "The field page is no path of a page."],
    [{ page: "/de/contact/" }, "The field page is no path of a page."],
    [{ page: "/hr/ x" }, "The field page is no path of a page."],
    [{ filledInMs: -1 }, "The field filledInMs is not a number of milliseconds."],
    [{ filledInMs: "4" }, "The field filledInMs is not a number of milliseconds."],
    [{ email: "ana" }, "The field email is invalid."],
    [
      { message: " ", people: "", children: "", vegetarians: "", journey: "" },
      "The field message is missing.",
    ],
    [{ message: " ", from: "", journey: " " }, "The field message is missing."],
    [{ from: "2026-02-30" }, "The field from is invalid."],
    [{ to: "2026-02-30" }, "The field to is invalid."],
    [{ from: "0000-01-01" }, "The field from is past."],
    [{ to: "2026-01-01" }, "The field to is past."],
    [{ to: "2127-04-30" }, "The field to is before-arrival."],
    [{ message: "\u200b\u3164", from: "", journey: "" }, "The field message is missing."],
    [{ email: "a..b@c.hr" }, "The field email is invalid."],
    [{ email: "a@b.hr." }, "The field email is invalid."],
    [{ people: "100" }, "The field people is invalid."],
    [{ children: "-1" }, "The field children is invalid."],
    [{ children: "5" }, "The field children is more-than-people."],
    [{ vegetarians: "5" }, "The field vegetarians is more-than-people."],
    [{ vegetarians: "all" }, "The field vegetarians is invalid."],
    [{ guideLanguage: "xx" }, "The field guideLanguage is invalid."],
    [{ guideLanguage: "Deutsch" }, "The field guideLanguage is invalid."],
  ])("is refused with a sentence of its own: %j", (change, sentence) => {
    expect(readInquiry({ ...clean, ...change })).toEqual({ fault: sentence });
  });

  it.each([null, undefined, 7, "inquiry", [], [clean], () => clean])(
    "is refused when it is no object: %j",
    (data) => expect(readInquiry(data)).toEqual({ fault: "An inquiry is an object." }),
  );

  it("is refused with one field too much, before anything else is looked at", () => {
    const sentence = "There is a field that does not belong here.";
    expect(readInquiry({ ...clean, admin: true, name: 7 }).fault).toBe(sentence);
    // What every object has counts as missing.
    const { name: _, ...rest } = clean;
    expect(readInquiry(Object.assign(Object.create({ name: "" }), rest)).fault).toBe(
      "The field name is missing.",
    );
  });

  it("may be as long as its fields may be", () => {
    const longest = {
      name: "ž".repeat(100),
      message: "ž".repeat(4000),
      journey: "茶".repeat(6000),
      page: `/hr/${"ž".repeat(596)}`,
      website: "x".repeat(200),
      people: "99",
      vegetarians: "99",
      guideLanguage: "de",
      from: "2127-05-01",
      to: "2127-05-01",
      topic: { kind: "program", uid: "a".repeat(200), title: ` ${"ž".repeat(399)}` },
    };
    const sent = { ...clean, ...longest };
    expect(Buffer.byteLength(JSON.stringify({ data: sent }))).toBeLessThan(MAX_BYTES);
    expect(readInquiry(sent).inquiry).toEqual({
      ...clean,
      ...longest,
      topic: { ...longest.topic, title: "ž".repeat(399) },
    });
  });

  it.each(["/hr/", "/hr/contact", "/region/hr/blog/k_o-p.a~c%C4%8Dki/", "/hr/čaplje/2/"])(
    "may come from the page %s",
    (page) => expect(readInquiry({ ...clean, page }).inquiry?.page).toBe(page),
  );

  it("may have been written in no time, with lines and tabs in its message", () => {
    const message = "a\n\tb";
    expect(readInquiry({ ...clean, filledInMs: 0, message }).inquiry).toMatchObject({
      filledInMs: 0,
      message,
    });
  });

  it("never repeats what was sent in what it says", () => {
    const secret = "ana-tajna";
    for (const field of INQUIRY_FIELDS) {
      const { fault } = readInquiry({ ...clean, [field]: `${secret}\u0000` });
      expect(fault).not.toContain(secret);
    }
    expect(readInquiry({ ...clean, [secret]: 1 }).fault).not.toContain(secret);
  });

  it("is about a document by its uid, about the region or about the visitor's own journey", () => {
    const own = { kind: "my-journey", uid: "", title: "Tri dana uz Dunav" };
    expect(readInquiry({ ...clean, topic: own }).inquiry?.topic).toEqual(own);
    const region = { kind: "region", uid: "", title: "" };
    expect(readInquiry({ ...clean, topic: region }).inquiry?.topic).toEqual(region);
    expect(readInquiry({ ...clean, topic: { ...region, uid: "x" } }).fault).toBeDefined();
    expect(readInquiry({ ...clean, topic: { ...clean.topic, uid: "" } }).fault).toBeDefined();
    expect(readInquiry({ ...clean, topic: { ...clean.topic, uid: "a/b" } }).fault).toBeDefined();
    expect(readInquiry({ ...clean, topic: { ...clean.topic, kind: "user" } }).fault).toBeDefined();
  });

  it.each([-1, 0.5, Number.NaN, Infinity, "4000", null])("takes no %j for a time", (filledInMs) => {
    expect(readInquiry({ ...clean, filledInMs }).fault).toMatch(/filledInMs/);
  });
});
