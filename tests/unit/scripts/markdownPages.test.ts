import { expect, it } from "vitest";
import {
  findStructureDifferences,
  type MarkdownPageText,
} from "../../../scripts/checks/documents/markdownPages.ts";
import { readMarkdownPage } from "../../../src/build/markdownPages/readMarkdownPage.ts";
import type { Language } from "../../../src/i18n/languages.ts";

const text = (language: Language, body: string): MarkdownPageText => ({
  ...readMarkdownPage(`---\ntitle: A\nlead: B\n---\n${body}`, `locales/${language}/about.md`, {}),
  language,
  document: "about",
  lines: [],
});

const HR = text("hr", "## A\n\nb\n\n[c](/contact/)");

it("accepts a page with the same structure in every language", () => {
  expect(findStructureDifferences([HR, text("de", "## D\n\ne, longer\n\n[f](/contact/)")])).toEqual(
    [],
  );
});

it("is content where a document is missing in one language, and the link to it too", () => {
  const model = text("hr", "a [b](document:blog/b) [c](/contact/)");
  expect(findStructureDifferences([model, text("de", "d e [f](/contact/)")])).toEqual([]);
});

it.each([
  [
    "a paragraph is a list",
    "## D\n\n- e\n\n[f](/contact/)",
    ":7: list-item stands here, and paragraph in locales/hr/about.md:7.",
  ],
  [
    "a link leads elsewhere",
    "## D\n\ne\n\n[f](/blog/)",
    ":9: paragraph /blog/ stands here, and paragraph /contact/ in locales/hr/about.md:9.",
  ],
  [
    "the end is missing",
    "## D\n\ne",
    ": an end stands here, and paragraph /contact/ in locales/hr/about.md:9.",
  ],
])("names the place where %s in one language", (_, body, told) => {
  const [found] = findStructureDifferences([HR, text("de", body)]);
  expect(found).toContain(`locales/de/about.md${told}`);
});
