import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toInline } from "../../../../../src/documents/load/transform/inline.ts";
import { plainText } from "../../../../../src/documents/plainText.ts";
import type { Inline } from "../../../../../src/documents/types.ts";
import { madeUp, many } from "../../../mutation.ts";
import { processorTime } from "../../../processorTime.ts";
import { findHerons, findNothing, show, span, web, wordsOnly } from "./notation.ts";

const A = "https://a.example/";
const B = "https://b.example/";
const herons = (lang: unknown, rest: object = {}) => ({
  link_type: "Document",
  type: "blog",
  uid: "herons",
  lang,
  ...rest,
});
const to = (start: number, end: number, data: unknown) => span("hyperlink", start, end, data);

const TABLE: [string, unknown, unknown, string][] = [
  ["plain words", "abcdef", [], "abcdef"],
  ["words without spans", "abcdef", null, "abcdef"],
  ["no words", "", [span("strong", 0, 3)], ""],
  ["strong words", "abcdef", [span("strong", 1, 3)], "a<b>bc</b>def"],
  ["emphasised words", "abcdef", [span("em", 0, 6)], "<i>abcdef</i>"],
  ["labelled words", "abcdef", [span("label", 4, 6, { label: "quote" })], "abcd<quote>ef</quote>"],
  ["a label without a name", "abc", [span("label", 0, 1, null)], "<>a</>bc"],
  ["a link", "abcdef", [web(2, 4, A)], `ab[cd](${A})ef`],
  ["spans that touch", "abcdef", [span("strong", 0, 3), span("em", 3, 6)], "<b>abc</b><i>def</i>"],
  [
    "touching spans of one kind",
    "abcdef",
    [span("strong", 0, 3), span("strong", 3, 6)],
    "<b>abc</b><b>def</b>",
  ],
  [
    "a span within another",
    "abcdef",
    [span("strong", 0, 6), span("em", 2, 4)],
    "<b>ab<i>cd</i>ef</b>",
  ],
  [
    "a span within another, listed first",
    "abcdef",
    [span("em", 2, 4), span("strong", 0, 6)],
    "<b>ab<i>cd</i>ef</b>",
  ],
  [
    "the longer of two that start together outside",
    "abcdef",
    [span("em", 0, 2), span("strong", 0, 4)],
    "<b><i>ab</i>cd</b>ef",
  ],
  [
    "the first told of two alike outside",
    "abc",
    [span("em", 0, 3), span("strong", 0, 3)],
    "<i><b>abc</b></i>",
  ],
  [
    "three within each other",
    "abcdef",
    [span("strong", 0, 6), web(1, 5, A), span("em", 2, 4)],
    `<b>a[b<i>cd</i>e](${A})f</b>`,
  ],
  [
    "spans that cross",
    "abcdef",
    [span("strong", 0, 4), span("em", 2, 6)],
    "<b>ab<i>cd</i></b><i>ef</i>",
  ],
  [
    "three that cross",
    "abcdef",
    [span("strong", 0, 3), span("em", 1, 5), span("label", 2, 6, { label: "x" })],
    "<b>a<i>b<x>c</x></i></b><i><x>de</x></i><x>f</x>",
  ],
  [
    "a span within its own kind, once",
    "abcdef",
    [span("strong", 0, 6), span("strong", 2, 4)],
    "<b>abcdef</b>",
  ],
  [
    "crossing spans of one kind, one after the other",
    "abcdef",
    [span("em", 0, 4), span("em", 2, 6)],
    "<i>abcd</i><i>ef</i>",
  ],
  ["the same span twice, once", "abc", [span("em", 1, 2), span("em", 1, 2)], "a<i>b</i>c"],
  ["no link within a link", "abcdef", [web(0, 6, A), web(2, 4, B)], `[abcdef](${A})`],
  ["links that cross, cut", "abcdef", [web(0, 4, A), web(2, 6, B)], `[abcd](${A})[ef](${B})`],
  [
    "a label within another",
    "abcd",
    [span("label", 0, 4, { label: "x" }), span("label", 1, 2, { label: "y" })],
    "<x>a<y>b</y>cd</x>",
  ],
  ["words beyond the end, cut", "abc", [span("strong", 1, 99)], "a<b>bc</b>"],
  ["words before the start, cut", "abc", [span("strong", -5, 2)], "<b>ab</b>c"],
  ["a span behind the end", "abc", [span("strong", 7, 9)], "abc"],
  ["a span before the start", "abc", [span("strong", -9, -7)], "abc"],
  ["an empty span", "abc", [span("strong", 1, 1)], "abc"],
  ["a reversed span", "abc", [span("strong", 2, 1)], "abc"],
  ["halves of letters", "abc", [span("strong", 0.9, 2.9)], "<b>ab</b>c"],
  ["no numbers", "abc", [{ type: "strong", start: "0", end: null }], "abc"],
  ["not a number", "abc", [span("strong", Number.NaN, 2), span("em", 0, Number.NaN)], "abc"],
  ["endless", "abc", [span("strong", -Infinity, Infinity)], "<b>abc</b>"],
  ["an unknown span", "abc", [span("underline", 0, 2)], "abc"],
  ["a span without a kind", "abc", [{ start: 0, end: 2 }, span("", 0, 2)], "abc"],
  ["what is no span", "abc", [null, 7, "strong", [], {}], "abc"],
  ["spans that are no list", "abc", { 0: span("strong", 0, 2) }, "abc"],
  ["words that are none", 7, [span("strong", 0, 1)], ""],
  ["no words at all", null, null, ""],
  ["a line break", "ab\ncd", [], "ab↵cd"],
  ["line breaks of other systems", "a\r\nb\rc\u2028d", [], "a↵b↵c↵d"],
  ["line breaks at the ends", "\na\n\n", [], "↵a↵↵"],
  ["a line break within a span", "a\nb", [span("strong", 0, 3)], "<b>a↵b</b>"],
  ["a line break that a span cuts", "a\r\nb", [span("strong", 0, 2)], "<b>a↵</b>b"],
  ["a face that a span cuts", "a😀b", [span("strong", 0, 2)], "<b>a😀</b>b"],
  ["a face from within", "a😀b", [span("strong", 2, 4)], "a😀<b>b</b>"],
  ["half a face", "a😀b", [span("strong", 1, 2)], "a<b>😀</b>b"],
  ["only within a face", "😀", [span("strong", 1, 1)], "😀"],
  ["HTML, as words", "<b>&amp;</b>", [span("em", 0, 3)], "<i><b></i>&amp;</b>"],
  // Links
  ["the words of an empty link", "abc", [to(0, 3, null)], "abc"],
  ["the words of a link to anything", "abc", [to(0, 3, { link_type: "Any" })], "abc"],
  ["the words of a link of no kind", "abc", [to(0, 3, { url: A })], "abc"],
  ["the words of an unknown link", "abc", [to(0, 3, { link_type: "Image", url: A })], "abc"],
  ["the words of a link without address", "abc", [to(0, 3, { link_type: "Web" })], "abc"],
  ["the words of a harmful link", "abc", [web(0, 3, "java\nscript:alert(1)")], "abc"],
  ["the words of a link to another scheme", "abc", [web(0, 3, "data:text/html,x")], "abc"],
  ["the words of a link without a scheme", "abc", [web(0, 3, "//a.example")], "abc"],
  [
    "what stands within a link that leads nowhere",
    "abc",
    [web(0, 3, "file:///x"), span("em", 1, 2)],
    "a<i>b</i>c",
  ],
  ["a mail", "abc", [web(0, 3, "mailto:a@b.example")], "[abc](mailto:a@b.example)"],
  ["a telephone", "abc", [web(0, 3, "tel:+385 31 1")], "[abc](tel:+385311)"],
  [
    "a file",
    "abc",
    [
      to(0, 3, {
        link_type: "Media",
        url: `${A}map.pdf`,
        name: "map.pdf",
        kind: "file",
        size: "9",
      }),
    ],
    `[abc](${A}map.pdf)`,
  ],
  ["a harmful file", "abc", [to(0, 3, { link_type: "Media", url: "javascript:a" })], "abc"],
  ["a page", "abc", [to(0, 3, herons("hr"))], "[abc](hr /hr/blog/herons/)"],
  ["a page in its own language", "abc", [to(0, 3, herons("de-de"))], "[abc](de /de/blog/herons/)"],
  ["the words of a page not in that language", "abc", [to(0, 3, herons("rs"))], "abc"],
  ["the words of a page in no language of ours", "abc", [to(0, 3, herons("eo-eo"))], "abc"],
  ["the words of a page in the site's own code", "abc", [to(0, 3, herons("de"))], "abc"],
  ["the words of a page without a language", "abc", [to(0, 3, herons(null))], "abc"],
  ["the words of a broken page", "abc", [to(0, 3, herons("hr", { isBroken: true }))], "abc"],
  [
    "a page that is not broken",
    "a",
    [to(0, 1, herons("hr", { isBroken: false }))],
    "[a](hr /hr/blog/herons/)",
  ],
  ["the words of a missing page", "abc", [to(0, 3, herons("hr", { uid: "gone" }))], "abc"],
  ["the words of a page without a uid", "abc", [to(0, 3, herons("hr", { uid: null }))], "abc"],
  [
    "the words of a page of another type",
    "abc",
    [to(0, 3, herons("hr", { type: "program" }))],
    "abc",
  ],
  [
    "the words of a page of an unknown type",
    "abc",
    [to(0, 3, herons("hr", { type: "author" }))],
    "abc",
  ],
];

describe("a text with spans keeps", () => {
  it.each(TABLE)("%s", (_, text, spans, shown) => {
    expect(show(toInline(text, spans, findHerons))).toBe(shown);
  });
});

it("asks for a page with type, uid and language", () => {
  const asked: unknown[] = [];
  toInline("abc", [to(0, 3, herons("rs"))], (...page) => {
    asked.push(page);
    return null;
  });
  expect(asked).toEqual([["blog", "herons", "sr"]]);
});

function depthOf(parts: Inline[]): number {
  return parts.reduce((deepest, part) => {
    const own = part.kind === "text" || part.kind === "break" ? 0 : 1 + depthOf(part.children);
    return Math.max(deepest, own);
  }, 0);
}

const hasLinkWithin = (parts: Inline[], isLinked = false): boolean =>
  parts.some(
    (part) =>
      "children" in part &&
      ((isLinked && part.kind === "link") ||
        hasLinkWithin(part.children, isLinked || part.kind === "link")),
  );

const hasEmptyPart = (parts: Inline[]): boolean =>
  parts.some((part) => {
    if (part.kind === "text") return part.text === "";
    return "children" in part && (part.children.length === 0 || hasEmptyPart(part.children));
  });

it("loses no word, and nests nothing that a browser would tear apart, wherever spans lie", () => {
  const spans = fc.array(
    fc.record({
      type: fc.constantFrom("strong", "em", "label", "hyperlink", "unknown"),
      start: fc.integer({ min: -3, max: 24 }),
      end: fc.integer({ min: -3, max: 24 }),
      data: fc.constantFrom<unknown>(
        null,
        { label: "quote" },
        { label: "other" },
        { link_type: "Web", url: A },
        { link_type: "Web", url: B },
        { link_type: "Any" },
      ),
    }),
    { maxLength: 12 },
  );
  const text = fc.string({
    unit: fc.constantFrom("a", "b", " ", "\n", "\r", "č", "😀", "e\u0301"),
    maxLength: 20,
  });
  fc.assert(
    fc.property(text, spans, (words, raw) => {
      const parts = toInline(words, raw, findNothing);
      expect(wordsOnly(parts)).toBe(words.replace(/\r\n?/g, "\n"));
      expect(hasLinkWithin(parts)).toBe(false);
      expect(hasEmptyPart(parts)).toBe(false);
      expect(show(parts)).not.toMatch(/\p{Cs}/u);
    }),
    { numRuns: madeUp(1000) },
  );
});

describe("a paragraph that a program wrote stays quick and shallow:", () => {
  const COUNT = many(20_000);
  const words = "ab".repeat(COUNT);
  const make = (at: (index: number) => unknown) => Array.from({ length: COUNT }, (_, i) => at(i));

  it.each<[string, unknown[]]>([
    ["spans beside each other", make((i) => span(i % 2 ? "strong" : "em", 2 * i, 2 * i + 1))],
    ["spans that touch", make((i) => span("strong", 2 * i, 2 * i + 2))],
    ["spans within each other", make((i) => span(i % 2 ? "strong" : "em", i, 2 * COUNT - i))],
    ["labels within each other", make((i) => span("label", i, 2 * COUNT - i, { label: `l${i}` }))],
    ["spans that all cross", make((i) => span(i % 2 ? "strong" : "em", i, COUNT + i))],
    ["labels that all cross", make((i) => span("label", i, COUNT + i, { label: `l${i}` }))],
    ["links that all cross", make((i) => web(i, COUNT + i, A))],
    ["spans over everything", make(() => span("em", 0, 2 * COUNT))],
    ["labels over everything", make((i) => span("label", 0, 2 * COUNT, { label: `l${i}` }))],
  ])("%s", (_, spans) => {
    let children: ReturnType<typeof toInline> = [];
    const took = processorTime(() => {
      children = toInline(words, spans, findNothing);
    });
    expect(took).toBeLessThan(2000);
    expect(wordsOnly(children) === words).toBe(true);
    expect(depthOf(children)).toBeLessThanOrEqual(10);
    expect(plainText([{ kind: "paragraph", children }]) === words).toBe(true);
    expect(() => JSON.stringify(children)).not.toThrow();
  });

  it("line breaks", () => {
    const breaks = toInline("\n".repeat(300_000), [span("em", 0, 300_000)], findNothing);
    expect(breaks[0]).toMatchObject({ kind: "em" });
  });
});
