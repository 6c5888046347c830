import { describe, expect, it } from "vitest";
import { parseText } from "../../../content-service/src/documents/parse-text.ts";
import { proseOf, type Text } from "../../../content-service/src/documents/prose.ts";
import { findLostLinks } from "../../../scripts/checks/documents/pageLinks.ts";
import { readMarkdownPage } from "../../../src/build/markdownPages/readMarkdownPage.ts";
import { type Language, WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";

/** A destination with an address of its own in a language. */
function place(folder: string, language: Language, uid = folder): Text<Language> {
  const type = "destination";
  const file = `documents/${type}/${folder}/${language}.md`;
  const text = `---\ntitle: A\nuid: ${uid}\n---\n`;
  const of = { file, type, document: `${type}/${folder}`, language } as const;
  return proseOf(parseText(text, file, type), of);
}

const DOCUMENTS = [
  place("herons", "hr", "caplje"),
  place("herons", "de", "reiher"),
  place("ilok", "sr"),
];

const lostIn = (body: string, language: Language): string[] => {
  const file = `locales/${language}/plan.md`;
  const page = readMarkdownPage(`---\ntitle: A\nlead: B\n---\n${body}\n`, file, {});
  expect(page.faults).toEqual([]);
  return findLostLinks([{ ...page, language }], DOCUMENTS);
};

describe("a link of a Markdown page", () => {
  it("finds the document by its folder, whatever its address in the language", () => {
    expect(lostIn("[a](document:destination/herons)", "hr")).toEqual([]);
    expect(lostIn("[a](document:destination/herons)", "de")).toEqual([]);
  });

  it("is named once for each language that lacks the document, with file, line and what to do", () => {
    const body = "One\n\n[a](document:destination/herons) [b](document:destination/herons)";
    for (const language of ["en", "sr"] as const) {
      const lost = `locales/${language}/plan.md:7: link "document:destination/herons" finds no page in ${language}. Write documents/destination/herons/${language}.md, link to another document or, if ${language} lacks it on purpose, write document:destination/herons "optional".`;
      expect(lostIn(body, language)).toEqual([lost, lost]);
    }
  });

  it("may find nothing where its author has marked it", () => {
    const body = '[a](document:destination/herons "optional")';
    for (const language of WRITTEN_LANGUAGES) expect(lostIn(body, language)).toEqual([]);
  });

  it.each([
    ["herns", 'Did you mean "document:destination/herons"?'],
    ["reiher", 'Did you mean "document:destination/herons"?'],
    ["atlantis", "Write the name of a folder in documents/destination."],
  ])("to what no language has is named, marked or not, with what is near: %s", (name, hint) => {
    for (const mark of ["", ' "optional"']) {
      expect(lostIn(`[a](document:destination/${name}${mark})`, "de")).toEqual([
        `locales/de/plan.md:5: dead link "document:destination/${name}". ${hint}`,
      ]);
    }
  });
});
