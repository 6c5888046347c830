import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { LANGUAGES, WRITTEN_LANGUAGES, writtenLanguage } from "../../../src/i18n/languages.ts";
import { transliterate } from "../../../src/i18n/transliterate.ts";
import { GALLERY } from "../../../src/images/sitePictures.ts";
import { copyTree } from "../copy.ts";
import {
  addMessage,
  buildIn,
  changedFiles,
  checkIn,
  edit,
  formatIn,
  pageIn,
  replaceDocuments,
  searchIndexIn,
} from "./steps.ts";

const TITLES: Record<string, string> = {
  hr: "Povijest",
  en: "History",
  de: "Geschichte",
  sr: "Istorija",
};

const TEXTS: Record<string, string> = {
  hr: "Prvi brod stigao je u proljeće.",
  en: "The first ship came in spring.",
  de: "Das erste Schiff kam im Frühling.",
  sr: "Prva lađa je došla u proleće.",
};

let folder = "";

beforeAll(async () => {
  folder = copyTree("scaffolding-page");
  edit(folder, "src/i18n/routes.ts", (text) =>
    text.replace(
      'contact: { path: "/contact/"',
      `history: { path: "/history/", picture: "${GALLERY[0]}", text: { in: "menu", name: "nav.history" } },\n  $&`,
    ),
  );
  addMessage(folder, "nav.history", TITLES);
  for (const language of WRITTEN_LANGUAGES) {
    const title = TITLES[language];
    const text = TEXTS[language];
    mkdirSync(join(folder, "locales", language), { recursive: true });
    writeFileSync(
      join(folder, `locales/${language}/history.md`),
      `---\ntitle: ${title}\nlead: ${text}\n---\n\n## ${title}\n\n${text}\n`,
    );
  }
  await formatIn(folder);
});

it("is a row and its texts, and keeps every check", async () => {
  expect(changedFiles(folder)).toEqual(
    [
      ...WRITTEN_LANGUAGES.flatMap((language) => [
        `locales/${language}.json`,
        `locales/${language}/history.md`,
      ]),
      "src/i18n/routes.ts",
    ].sort(),
  );
  const { failed, output } = await checkIn(folder);
  expect(failed, output).toBe(false);
});

it("is built, linked, mapped and found in every language", async () => {
  replaceDocuments(folder);
  const { failed, output } = await buildIn(folder);
  expect(failed, output).toBe(false);
  const siteMap = readFileSync(join(folder, "public/sitemap.xml"), "utf8");
  for (const language of LANGUAGES) {
    const wordsIn = (texts: Record<string, string>): string =>
      transliterate(texts[writtenLanguage(language)] ?? "", language);
    const path = `/${language}/history/`;
    const link = new RegExp(`<a[^>]*href="${path}"[^>]*>[^<]*${wordsIn(TITLES)}`);
    const page = pageIn(folder, path);
    expect(page).toContain(wordsIn(TEXTS));
    expect(page).toMatch(new RegExp(`<h1[^>]*>[^<]*${wordsIn(TITLES)}`));
    const footer = /<footer[\s\S]*<\/footer>/.exec(pageIn(folder, `/${language}/`))?.[0];
    expect(footer).toMatch(link);
    const main = /<main[\s\S]*<\/main>/.exec(pageIn(folder, `/${language}/sitemap/`))?.[0];
    expect(main).toMatch(link);
    expect(siteMap).toContain(path);
    expect(searchIndexIn(folder, language)).toContain(path);
  }
});
