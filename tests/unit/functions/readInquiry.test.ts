import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readInquiry } from "../../../functions/src/readInquiry.ts";
import {
  findFaults,
  INQUIRY_FIELDS,
  type InquiryRequest,
  LENGTHS,
} from "../../../src/backend/inquiry.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";

const GOOD: InquiryRequest = {
  key: "0b6e3c1e-8f0a-4f57-9d0c-2b1a1f1e0d3c",
  name: "Ana Anić",
  email: "ana@primjer.hr",
  message: "Ima li mjesta?\r\nHvala\u2028!",
  from: "2027-05-01",
  to: "",
  people: " 4 ",
  language: "hr",
  page: "/hr/program/canoe-dawn/",
  topic: { kind: "program", uid: "canoe-dawn", title: "Zora u kanuu" },
  website: "",
  filledInMs: 4000,
};
const clean = { ...GOOD, message: "Ima li mjesta?\r\nHvala!" };

// Written without the validator's own helpers, so that a slip there does not hide itself.
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

function expectSound(inquiry: InquiryRequest): void {
  expect(Object.keys(inquiry).sort()).toEqual(Object.keys(GOOD).sort());
  expect(Object.keys(inquiry.topic).sort()).toEqual(["kind", "title", "uid"]);
  const { topic, filledInMs, ...texts } = inquiry;
  for (const [name, text] of Object.entries({ ...texts, ...topic })) {
    expect([name, typeof text]).toEqual([name, "string"]);
    expect([name, isSound(text)]).toEqual([name, true]);
    if (name !== "message") expect([name, LINE.test(text)]).toEqual([name, false]);
    expect(text.length).toBeLessThanOrEqual(LENGTHS.message);
  }
  expect(inquiry.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(LANGUAGES).toContain(inquiry.language);
  expect(inquiry.email.match(/@/g)).toHaveLength(1);
  expect(inquiry.email).not.toMatch(/[\s,;<>"]/);
  expect(inquiry.message.length).toBeGreaterThan(0);
  expect(Number.isSafeInteger(filledInMs) && filledInMs >= 0).toBe(true);
  expect(findFaults(inquiry)).toEqual({});
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
    expect(inquiry).toEqual({ ...clean, people: "4", message: "Ima li mjesta?\nHvala!" });
  });

  it("survives ten thousand inputs, and lets nothing through that is not sound", () => {
    let passed = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 7, arbitrary: damaged }, { weight: 3, arbitrary: anything }),
        (data) => {
          const { inquiry, fault } = readInquiry(data);
          if (inquiry) {
            passed += 1;
            expectSound(inquiry);
          } else {
            expect(fault).toMatch(/^[A-Z].{5,80}\.$/);
          }
        },
      ),
      { numRuns: 10_000 },
    );
    // Some damage does none, such as another name: the test has seen both answers.
    expect(passed).toBeGreaterThan(50);
  });

  it.each(Object.keys(GOOD))("is refused without the field %s", (field) => {
    const { [field as keyof InquiryRequest]: _, ...rest } = clean;
    expect(readInquiry(rest).fault).toBe(`The field ${field} is missing.`);
  });

  it.each(["name", "email", "page"] as const)("is refused with a line break in %s", (field) => {
    expect(readInquiry({ ...clean, [field]: `${clean[field]}\nx` }).fault).toBe(
      `The field ${field} has control characters.`,
    );
  });

  it("never repeats what was sent in what it says", () => {
    const secret = "ana-tajna";
    for (const field of INQUIRY_FIELDS) {
      const { fault } = readInquiry({ ...clean, [field]: `${secret}\u0000` });
      expect(fault).not.toContain(secret);
    }
    expect(readInquiry({ ...clean, [secret]: 1 }).fault).not.toContain(secret);
  });

  it("is about a document by its uid, or about the region", () => {
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
