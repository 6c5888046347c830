import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithinJsonLimits } from "../../../functions/src/request/jsonLimits.ts";
import { parseBody } from "../../../functions/src/request/parseBody.ts";
import { THE_REGION } from "../../../src/inquiries/inquiry.ts";
import { FIELDS } from "../../../src/inquiries/inquiryFields.ts";
import { INQUIRY } from "../inquiries/inquiryRequest.ts";

const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** Counted in the value itself: each list and object, and each value in it but the first. */
function partsOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value);
  const commas = Math.max(0, inside.length - 1);
  return inside.reduce<number>((sum, one) => sum + partsOf(one), 1 + commas);
}

describe("what was sent", () => {
  it("is an inquiry, whatever its texts look like", () => {
    const text = fc.string({ unit: fc.constantFrom(...'{}[],:"\\/ž😀an0'.split("")) });
    fc.assert(
      fc.property(text, text, (name, title) => {
        const inquiry = { ...INQUIRY, name, topic: { ...THE_REGION, title } };
        expect(isWithinJsonLimits(bytesOf({ data: inquiry }))).toBe(true);
      }),
    );
    const message = '[{,:"\\'.repeat(FIELDS.message.maxLength / 6);
    const data = { ...INQUIRY, message };
    expect(parseBody(bytesOf({ data }))).toEqual({ data });
  });

  it("has as many parts as its values say", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20, stringUnit: "binary" }), (value) => {
        expect(isWithinJsonLimits(bytesOf(value))).toBe(partsOf(value) <= 100);
      }),
    );
    for (const [count, isFew] of [
      [100, true],
      [101, false],
    ] as const) {
      expect(isWithinJsonLimits(bytesOf(Array(count).fill(0)))).toBe(isFew);
      expect(isWithinJsonLimits(Buffer.from("[".repeat(count)))).toBe(isFew);
      expect(isWithinJsonLimits(Buffer.from('{"a":'.repeat(count)))).toBe(isFew);
      expect(isWithinJsonLimits(bytesOf({ ["a".repeat(count)]: 0 }))).toBe(isFew);
    }
  });

  it.each([
    ["lists in lists", `{"data":${"[".repeat(32_000)}${"]".repeat(32_000)}}`],
    ["objects in objects", `{"data":${'{"a":'.repeat(10_900)}0${"}".repeat(10_900)}}`],
    ["thousands of names", `{"data":{${'"k":0,'.repeat(3800)}"k":0}}`],
    ["a long name", `{"data":{"${"k".repeat(60_000)}":0}}`],
    ["a long name behind spaces", `{"data":{"${"k".repeat(60_000)}" \n:0}}`],
  ])("is refused before it is parsed: %s", (_, text) => {
    const fault = "What was sent has more parts than an inquiry.";
    expect(parseBody(Buffer.from(text))).toEqual({ fault });
  });
});
