import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ogLocale, pageTitle, seoDescription } from "../../../src/seo/meta.ts";
import { madeUp } from "../mutation.ts";

const charactersOf = (text: string): string[] => [...text];

describe("the description that search engines show", () => {
  const TEN = "123456789 ";

  it.each<[string, string, string]>([
    ["nothing", "", ""],
    ["only white space", " \n\t\u00a0 ", ""],
    ["a short text whole", "Herons stand still.", "Herons stand still."],
    ["one line", "  Herons\n\nstand \t still.\u2028 ", "Herons stand still."],
    ["150 characters whole", "a".repeat(150), "a".repeat(150)],
    ["150 characters of two units whole", "😀".repeat(150), "😀".repeat(150)],
    ["150 characters and the space behind them", `${"a".repeat(150)} `, "a".repeat(150)],
    ["a word that ends at 150", `${"a".repeat(150)} b`, `${"a".repeat(150)}…`],
    ["whole words before 150", TEN.repeat(16), `${TEN.repeat(14)}123456789…`],
    ["no word that goes past 150", `${"a".repeat(145)} bbbbbbbbbb`, `${"a".repeat(145)}…`],
    ["the beginning of one endless word", "a".repeat(151), `${"a".repeat(150)}…`],
    ["an endless word of faces, none halved", "😀".repeat(151), `${"😀".repeat(150)}…`],
    ["no comma before the dots", `${"a".repeat(140)}, ${"b".repeat(20)}`, `${"a".repeat(140)}…`],
    ["no dash before the dots", `${"a".repeat(140)} – ${"b".repeat(20)}`, `${"a".repeat(140)}…`],
    [
      "a full stop before the dots",
      `${"a".repeat(140)}. ${"b".repeat(20)}`,
      `${"a".repeat(140)}.…`,
    ],
    ["dashes when there is nothing else", "-".repeat(200), `${"-".repeat(150)}…`],
    ["a rule and one endless word", `--- ${"b".repeat(200)}`, `--- ${"b".repeat(146)}…`],
    ["no half entity", `${"a".repeat(145)} b&amp;c&nbsp;d`, `${"a".repeat(145)}…`],
  ])("is %s", (_, text, description) => {
    expect(seoDescription(text)).toBe(description);
  });

  it("is the beginning of the text, whatever is written", () => {
    const units = fc.constantFrom("a", "b", "č", "😀", " ", " ", "\n", ",", "-", "–", "&amp;");
    const texts = fc.string({ unit: units, maxLength: 400, size: "max" });
    fc.assert(
      fc.property(texts, (text) => {
        const line = text.replace(/\s+/g, " ").trim();
        const description = seoDescription(text);
        const body = description.replace(/…$/, "");
        expect(line.startsWith(body)).toBe(true);
        expect(description.endsWith("…")).toBe(body !== line);
        expect(charactersOf(body).length).toBeLessThanOrEqual(150);
        expect(description).not.toMatch(/\p{Cs}|\s{2}|\s…/u);
        // A word is torn only where there is no end of a word to cut at.
        const hasEnd = /[^\s,;:–-].* /u.test(charactersOf(line).slice(0, 151).join(""));
        if (body !== line && hasEnd) expect(line.slice(body.length)).toMatch(/^[\s,;:–-]/u);
      }),
      { numRuns: madeUp(500) },
    );
  });
});

it("puts the site's name before a page's title", () => {
  expect(pageTitle("Podunavlje", "Ilok")).toBe("Podunavlje – Ilok");
});

it.each([
  ["hr", "hr_HR"],
  ["en", "en_GB"],
  ["de", "de_DE"],
  ["sr", "sr_RS"],
] as const)("names the language %s as social networks do", (language, locale) => {
  expect(ogLocale(language)).toBe(locale);
});
