import { describe, expect, it } from "vitest";
import { asList, asText, isRawDocument, readable } from "../../../src/documents/raw.ts";

describe("words of the content service", () => {
  it.each([
    ["a\u0000b\u0008\u001b\u007f\u0085c", "abc"],
    ["half \ud83d and \udc00 other", "half  and  other"],
    ["\ude00\ud83d", ""],
    ["😀 Čaplje, Дунав", "😀 Čaplje, Дунав"],
    ["a\tb\nc\r\nd", "a\tb\nc\r\nd"],
    ["e\u0301\u200b\u2028\u202e", "e\u0301\u200b\u2028\u202e"],
  ])("keeps of %j what can be read", (text, kept) => {
    expect(readable(text)).toBe(kept);
  });

  it.each([
    [" \u0000 a \u0000 ", "a"],
    ["\ud800 ", ""],
    [7, ""],
    [null, ""],
  ])("takes %j for a text", (value, text) => {
    expect(asText(value)).toBe(text);
  });
});

describe("a document of the content service", () => {
  it.each([
    ["what has a name and a language", { _meta: { id: "a", lang: "hr" }, title: 7 }, true],
    ["no number for a name", { _meta: { id: 7, lang: "hr" } }, false],
    ["no number for a language", { _meta: { id: "a", lang: 7 } }, false],
    ["nothing without a head", { title: "a" }, false],
    ["nothing with a list for a head", { _meta: ["a", "hr"] }, false],
    ["no list", [], false],
    ["no text", "a", false],
    ["nothing at all", null, false],
  ])("is %s", (_, value, expected) => {
    expect(isRawDocument(value)).toBe(expected);
  });
});

it.each([
  [
    [1, "a"],
    [1, "a"],
  ],
  [{ length: 1, 0: "a" }, []],
  ["a", []],
  [null, []],
])("takes %j for the list %j", (value, list) => {
  expect(asList(value)).toEqual(list);
});
