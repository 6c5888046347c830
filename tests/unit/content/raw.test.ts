import { describe, expect, it } from "vitest";
import { asText, readable } from "../../../src/content/raw.ts";

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
