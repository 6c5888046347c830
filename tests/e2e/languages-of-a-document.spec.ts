import { LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { sourceDocuments } from "../documents.ts";
import { expect, openLanguages, test, untilHydrated } from "./site.ts";

test("says in which languages a document is not to be had, and leads to its list there", {
  tag: "@languages",
}, async ({ page, language, words }) => {
  const story = sourceDocuments("blog").find(
    ({ versions }) => versions[language] && LANGUAGES.some((other) => !versions[other]),
  );
  const lacking = LANGUAGES.find((other) => !story?.versions[other]);
  test.skip(!story, `every story in ${language} is there in all languages`);
  if (!story || !lacking) return;
  await page.goto(`${story.versions[language]?.path}?a=1`);
  await untilHydrated(page);
  for (const other of LANGUAGES) {
    const alternate = page.locator(
      `link[rel="alternate"][hreflang="${LANGUAGE_TABLE[other].htmlLang}"]`,
    );
    await expect(alternate).toHaveCount(story.versions[other] ? 1 : 0);
  }
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await expect(menu.getByRole("link")).toHaveCount(LANGUAGES.length);
  const missing = menu.getByRole("link", { name: LANGUAGE_TABLE[lacking].name });
  await expect(missing).toHaveAccessibleDescription(words["language.missing.blog"] ?? "?");
  await missing.click();
  // The choice stays on the list.
  await expect(page).toHaveURL(`${routePath("blog", lacking)}?a=1`);
});
