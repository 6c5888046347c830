import { existsSync, readdirSync } from "node:fs";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import { expect, openLanguages, test } from "./site.ts";

/** The post that was never written in Serbian. */
const POST = "bridge-and-fortress-walk";
const written = (language: Language): boolean =>
  existsSync(`content-service/documents/blog/${POST}/${language}.md`);

test("says in which languages a document is not to be had, and leads to its list there", async ({
  page,
  language,
  words,
}) => {
  expect(readdirSync(`content-service/documents/blog/${POST}`)).not.toContain("sr.md");
  test.skip(!written(language), "the document does not exist in this language");
  await page.goto(`/${language}/blog/${POST}/?a=1`);
  for (const other of LANGUAGES) {
    const alternate = page.locator(
      `link[rel="alternate"][hreflang="${LANGUAGE_TABLE[other].htmlLang}"]`,
    );
    await expect(alternate).toHaveCount(written(other) ? 1 : 0);
  }
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await expect(menu.getByRole("link")).toHaveCount(LANGUAGES.length);
  const missing = menu.getByRole("link", { name: LANGUAGE_TABLE.sr.name });
  await expect(missing).toHaveAccessibleDescription(words["language.missing.blog"] ?? "?");
  await missing.click();
  // What was chosen stays chosen on the list.
  await expect(page).toHaveURL("/sr/blog/?a=1");
});

test("leads to the sibling under its own name", async ({ page, language }) => {
  await page.goto("/hr/destinations/petrovaradin/");
  const uid = language === "de" ? "peterwardein" : "petrovaradin";
  const menu = await openLanguages(page, "Jezik stranice");
  await menu.getByRole("link", { name: LANGUAGE_TABLE[language].name }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/destinations/${uid}/$`));
});
