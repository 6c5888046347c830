import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { readMarkdownPages } from "../../src/build/markdownPages/markdownFiles.ts";
import { OPERATOR } from "../../src/config/operator.ts";
import { ORGANISER } from "../../src/config/organiser.ts";
import type { PageContent } from "../../src/documents/types.ts";
import { addAllMessages } from "../../src/i18n/allMessages.ts";
import { type Language, WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { NOT_THE_DEMO } from "./demo.ts";

/** The sections in order, by words that each contains in every language. */
const SECTIONS = [
  ["who we are", "{{licence}}"],
  ["packages and day trips", "24 "],
  ["booking", ""],
  ["price and payment", "21 "],
  ["on the day", "15 "],
  ["if the guest cancels", "50 "],
  ["if we cancel", "14 "],
  ["insurance", "{{liability-policy}}"],
  ["health, age and papers", "(EES)"],
  ["accessibility", "(/accessibility/)"],
  ["help and emergencies", "{{emergency}}"],
  ["complaints", "dirh.gov.hr"],
  ["data", "(/about-project/)"],
  ["law and court", "Vukovar"],
  ["insolvency", "{{insolvency-policy}}"],
  ["the form", "2017_12_130_2982"],
] as const;

/** What Annex I, Part A, of Directive (EU) 2015/2302 lists. */
const KEY_RIGHTS = 12;

const textIn = (language: Language): string => readFileSync(`locales/${language}/terms.md`, "utf8");

/** What stands before the first heading comes first. */
const sectionsIn = (language: Language): string[] => textIn(language).split(/^## /m);

const numbersIn = (section: string): string[] => section.match(/\d+/g) ?? [];

function valuesOf(particulars: object): string[] {
  return Object.values(particulars).flatMap((value: unknown) =>
    typeof value === "object" && value !== null ? valuesOf(value) : [String(value)],
  );
}

describe.skipIf(NOT_THE_DEMO !== "").each(WRITTEN_LANGUAGES)("the terms in %s", (language) => {
  it("have the sections of all languages, in their order", () => {
    const [, ...sections] = sectionsIn(language);
    expect(sections).toHaveLength(SECTIONS.length);
    for (const [index, [name, mark]] of SECTIONS.entries())
      expect(sections[index], name).toContain(mark);
  });

  it("name the same days, shares and articles in each section", () => {
    const numbers = sectionsIn(language).map(numbersIn);
    expect(numbers).toEqual(sectionsIn("en").map(numbersIn));
  });

  it("list every right of the standard form", () => {
    const [, rights = ""] = (sectionsIn(language).at(-1) ?? "").split(/^### /m);
    expect(rights.match(/^- /gm)).toHaveLength(KEY_RIGHTS);
  });
});

describe.skipIf(NOT_THE_DEMO !== "")("the particulars of the organiser", () => {
  let pages: Record<Language, PageContent | undefined>;

  beforeAll(() => {
    addAllMessages();
    const written = readMarkdownPages([], () => undefined);
    pages = Object.fromEntries(
      WRITTEN_LANGUAGES.map((language) => [
        language,
        written[language].find(({ route }) => route === "terms")?.page,
      ]),
    ) as typeof pages;
  });

  it.each(WRITTEN_LANGUAGES)("stand on the page in %s, and come from one place", (language) => {
    const page = JSON.stringify(pages[language]).replaceAll("\u00a0", " ");
    const { name: _, address, ...operator } = OPERATOR;
    for (const value of [...valuesOf(operator), ...address, ...valuesOf(ORGANISER)]) {
      expect(page).toContain(value);
      expect(textIn(language)).not.toContain(value);
    }
  });
});
