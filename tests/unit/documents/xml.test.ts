import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { element, escapeXml } from "../../../src/documents/xml.ts";

describe("text in XML", () => {
  it.each([
    ["Wine & <song>", "Wine &amp; &lt;song&gt;"],
    [`"a" 'b'`, "&quot;a&quot; &apos;b&apos;"],
    ["&amp;", "&amp;amp;"],
    ["]]>", "]]&gt;"],
    ["č đ 😀\n\t", "č đ 😀\n\t"],
    ["a\u0000b\u0008c\u001fd\uffffe", "abcde"],
    ["half \ud83d a face", "half  a face"],
  ])("%j is written as %j", (text, written) => {
    expect(escapeXml(text)).toBe(written);
  });

  it("never holds a sign that XML reads as its own", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
      }),
    );
  });

  it("is left out where there is none", () => {
    expect(element("title", "A & b")).toBe("<title>A &amp; b</title>");
    expect(element("title", "")).toBe("");
  });
});
