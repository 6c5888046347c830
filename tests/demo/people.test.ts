import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AUTHORS, GUIDE_LANGUAGES, GUIDES } from "../../content-service/choices.ts";
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { allPortraits } from "../../src/images/sitePictures.ts";
import { NOT_THE_DEMO } from "./demo.ts";

const PROGRAMS = "content-service/documents/program";

const documentOf = (program: string): string =>
  readFileSync(`${PROGRAMS}/${program}/document.yaml`, "utf8");

const listOf = (program: string, field: string): string[] =>
  new RegExp(`^${field}: (.*)$`, "m").exec(documentOf(program))?.[1]?.split(",") ?? [];

const guidesOf = (program: string): string[] => listOf(program, "guides");

/** The languages that the line about a guide names: "He speaks Serbian, German and English." */
const spokenBy = (guide: string, locale: string): string[] => {
  const words: Record<string, string> = JSON.parse(readFileSync(`locales/${locale}.json`, "utf8"));
  const names = new Intl.DisplayNames(locale === "sr" ? "sr-Latn" : locale, { type: "language" });
  return GUIDE_LANGUAGES.filter((language) =>
    words[`offer.guide.${guide}`]?.includes(names.of(language) ?? language),
  );
};

describe.skipIf(NOT_THE_DEMO !== "")("the people of the demo", () => {
  it("have a portrait each", () => {
    const missing = allPortraits().filter(
      (name) => !existsSync(`content-service/pictures/${name}.webp`),
    );
    expect(missing).toEqual([]);
  });

  it("guide every trip, one or two of them, and each guides some", () => {
    const guided = readdirSync(PROGRAMS).map(guidesOf);
    for (const guides of guided) expect([1, 2]).toContain(guides.length);
    expect(new Set(guided.flat())).toEqual(new Set(GUIDES));
  });

  it("speak the same languages in every translation", () => {
    for (const guide of GUIDES) {
      const spoken = spokenBy(guide, "en");
      expect(spoken, guide).not.toEqual([]);
      for (const language of WRITTEN_LANGUAGES) {
        expect(spokenBy(guide, language), `${guide} in ${language}`).toEqual(spoken);
      }
    }
  });

  it("speak every language that a trip offers, and a departure promises none of the others", () => {
    for (const program of readdirSync(PROGRAMS)) {
      const offered = listOf(program, "guide_languages");
      const spoken = guidesOf(program).flatMap((guide) => spokenBy(guide, "en"));
      const promised = [...documentOf(program).matchAll(/\blanguage: (\w+)/g)].map(
        ([, language]) => language,
      );
      expect(offered, program).not.toEqual([]);
      expect(
        offered.filter((language) => !spoken.includes(language)),
        program,
      ).toEqual([]);
      expect(
        promised.filter((language) => language === undefined || !offered.includes(language)),
        program,
      ).toEqual([]);
    }
  });

  it("are not those who tell its stories", () => {
    const authors: readonly string[] = AUTHORS;
    expect(GUIDES.filter((guide) => authors.includes(guide))).toEqual([]);
  });
});
