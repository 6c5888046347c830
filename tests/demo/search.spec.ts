import type { Language } from "../../src/i18n/languages.ts";
import { transliterate } from "../../src/i18n/transliterate.ts";
import { openSearch, results, titles } from "../e2e/search.ts";
import { expect, openDocument, routePath, test } from "../e2e/site.ts";
import { NOT_THE_DEMO } from "./demo.ts";

test.skip(NOT_THE_DEMO !== "", NOT_THE_DEMO);

/** The query in a language; skips the test in a language without one. */
function typed<Query>(queries: Partial<Record<Language, Query>>, language: Language): Query {
  const query = queries[language];
  test.skip(query === undefined, `There is no query in ${language}.`);
  if (query === undefined) throw new Error("A skipped test went on.");
  return query;
}

for (const query of ["djakovo", "dakovo", "Đakovo", "ĐAKOVO"]) {
  test(`finds Đakovo by "${query}", the destination first`, async ({ page, language, words }) => {
    await openSearch(page, language, query);
    await expect(titles(page).first()).toHaveText(transliterate("Đakovo", language));
    await expect(results(page).first()).toContainText(words["search.type.destination"] ?? "?");
    await titles(page).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/destinations/dj?akovo/$`));
  });
}

const BY_PLAIN_LETTERS: Partial<Record<Language, [typed: string, written: RegExp]>> = {
  hr: ["caplje", /^čaplj/i],
  en: ["kopacki", /^kopački$/i],
  de: ["stoerche", /^st[oö]rch/i],
  sr: ["чапље", /^čaplj/i],
  "sr-cyrl": ["caplje", /^чапљ/i],
};

test("finds words that are typed without their marks, and marks them", async ({
  page,
  language,
}) => {
  const [plain, written] = typed(BY_PLAIN_LETTERS, language);
  await openSearch(page, language, plain);
  await expect(page.locator("mark").first()).toHaveText(written);
});

const FORMS: Partial<Record<Language, [string, string]>> = {
  hr: ["vinogradi", "vinogradima"],
  en: ["vineyard", "vineyards"],
  de: ["Weinberge", "Weinbergen"],
  sr: ["vinogradi", "vinogradima"],
  "sr-cyrl": ["виногради", "виноградима"],
};

test("finds the same by every form of a word", async ({ page, language }) => {
  const [one, other] = typed(FORMS, language);
  await openSearch(page, language, one);
  await expect(results(page).first()).toBeVisible();
  const found = (await titles(page).allTextContents()).sort();
  expect(found.length).toBeGreaterThan(1);
  await openSearch(page, language, other);
  await expect(results(page)).toHaveCount(found.length);
  expect((await titles(page).allTextContents()).sort()).toEqual(found);
});

const RIVER: Partial<Record<Language, string>> = {
  hr: "Dunav",
  en: "Danube",
  de: "Donau",
  sr: "Dunav",
  "sr-cyrl": "Дунав",
};

test("shows twenty at a time", async ({ page, language, words }) => {
  await openSearch(page, language, typed(RIVER, language));
  await expect(results(page)).toHaveCount(20);
  await page.getByRole("button", { name: words["list.more"] }).click();
  await expect(results(page).nth(20).getByRole("link")).toBeFocused();
});

const WEEKEND: Partial<Record<Language, string[]>> = {
  hr: ["vikend", "za vikend"],
  en: ["weekend"],
  de: ["Wochenende"],
  sr: ["vikend", "za vikend"],
  "sr-cyrl": ["викенд", "za vikend"],
};

test("finds the programs that take a weekend by that word", async ({ page, language }) => {
  await page.goto(`${routePath("programs", language)}length/more/`);
  const paths = await titles(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(paths.length).toBeGreaterThan(1);
  for (const query of typed(WEEKEND, language)) {
    await openSearch(page, language, query);
    for (const path of paths)
      await expect(results(page).locator(`a[href="${path}"]`)).toBeVisible();
  }
});

for (const query of ["Vienna", "Wien", "Beč", "Беч"]) {
  test(`leads from "${query}" to the part of a page that says how to get here`, async ({
    page,
    language,
  }) => {
    await openSearch(page, language, query);
    const name = (await titles(page).first().textContent()) ?? "?";
    await titles(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${routePath("gettingHere", language)}#part-\\d+$`));
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeInViewport();
  });
}

test("finds the result again by which a longer list was left", async ({
  page,
  language,
  words,
}) => {
  await openSearch(page, language, typed(RIVER, language));
  await page.getByRole("button", { name: words["list.more"] }).click();
  await expect.poll(() => results(page).count()).toBeGreaterThan(20);
  const count = await results(page).count();
  await expect(titles(page).nth(20)).toBeFocused();
  await openDocument(page, titles(page).nth(22));
  await page.goBack();
  await expect(titles(page).nth(22)).toBeFocused();
  await expect(results(page).nth(22)).toBeInViewport();
  await expect(results(page)).toHaveCount(count);
});
