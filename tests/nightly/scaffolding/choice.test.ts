import { beforeAll, expect, it } from "vitest";
import {
  LANGUAGE_TABLE,
  LANGUAGES,
  WRITTEN_LANGUAGES,
  writtenLanguage,
} from "../../../src/i18n/languages.ts";
import { transliterate } from "../../../src/i18n/transliterate.ts";
import { copyTree } from "../copy.ts";
import {
  addMessage,
  buildIn,
  changedFiles,
  checkIn,
  edit,
  formatIn,
  generate,
  pageIn,
  replaceDocuments,
  textsOf,
  writeDocument,
} from "./steps.ts";

const TABLE = "content-service/choices.ts";

const NAMES: Record<string, string> = {
  hr: "Opuštanje",
  en: "Wellness",
  de: "Erholung",
  sr: "Odmor",
};

const FILTER_NAMES: Record<string, string> = {
  hr: "U Mađarskoj",
  en: "In Hungary",
  de: "In Ungarn",
  sr: "U Mađarskoj",
};

let folder = "";

beforeAll(async () => {
  folder = copyTree("scaffolding-choice");
  edit(folder, TABLE, (text) =>
    text
      .replace("BLOG_CATEGORIES = [", '$&\n  "Wellness",')
      .replace(
        /COUNTRIES = \{[\s\S]*?(?=\n\} as const)/,
        '$&\n  HU: { timeZone: "Europe/Budapest" },',
      )
      .replace(/CURRENCIES = \[[^\]]*/, '$&, "HUF"'),
  );
  addMessage(folder, "choice.category.wellness", NAMES);
  addMessage(folder, "programs.country.hu", FILTER_NAMES);
  await generate(folder);
  await formatIn(folder);
});

it("is a word in the table and its name in each language, and keeps every check", async () => {
  expect(changedFiles(folder)).toEqual(
    [
      TABLE,
      "content-service/content.graphql",
      "content-service/schemas/blog.json",
      "content-service/schemas/destination.json",
      "content-service/schemas/journey.json",
      "content-service/schemas/program.json",
      ...WRITTEN_LANGUAGES.map((language) => `locales/${language}.json`),
    ].sort(),
  );
  const { failed, output } = await checkIn(folder);
  expect(failed, output).toBe(false);
});

it("stands on the pages, in the words of every language", async () => {
  replaceDocuments(folder);
  const published = "2026-01-01";
  writeDocument(folder, "blog/spring", { published, category_name: "Wellness" }, textsOf("spring"));
  writeDocument(folder, "destination/mohacs", { published, country: "HU" }, textsOf("mohacs"));
  const trip = {
    published,
    countries: "HU",
    price_currency: "HUF",
    prices: [{ amount: "9000" }],
  };
  writeDocument(folder, "program/ferry", trip, textsOf("ferry"));
  const { failed, output } = await buildIn(folder);
  expect(failed, output).toBe(false);

  for (const language of LANGUAGES) {
    const { locale } = LANGUAGE_TABLE[language];
    const category = transliterate(NAMES[writtenLanguage(language)] ?? "", language);
    expect(pageIn(folder, `/${language}/blog/spring/`)).toContain(category);
    expect(pageIn(folder, `/${language}/blog/`)).toContain(
      `href="/${language}/blog/category/wellness/"`,
    );
    const topic = pageIn(folder, `/${language}/blog/category/wellness/`);
    expect(topic).toContain(category);
    expect(topic).toContain(`href="/${language}/blog/spring/"`);

    const country = new Intl.DisplayNames(locale, { type: "region" }).of("HU");
    const format = { style: "currency", currency: "HUF", maximumFractionDigits: 0 } as const;
    const price = new Intl.NumberFormat(locale, format).format(9000);
    const program = pageIn(folder, `/${language}/program/ferry/`);
    expect(pageIn(folder, `/${language}/destinations/mohacs/`)).toContain(country);
    expect(program).toContain(country);
    expect(program).toContain(price);
  }
});

it("is asked for in one sentence if a document has a word that is not in the table", async () => {
  const shared = { published: "2026-01-01", category_name: "Astronomy" };
  writeDocument(folder, "blog/stars", shared, textsOf("stars"));
  const { failed, output } = await checkIn(folder, "documents");
  expect(failed).toBe(true);
  const lines = output.split("\n").filter((line) => line.includes("Astronomy"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("blog/stars/document.yaml");
  expect(lines[0]).toContain(TABLE);
});
