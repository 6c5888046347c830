import { LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { expect, FIXED_ROUTES, openLanguages, routePath, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("reads every page without JavaScript", async ({ page, language, words }) => {
  for (const route of FIXED_ROUTES) {
    await page.goto(routePath(route, language));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(words["footer.note"] ?? "?");
    // No key, and nothing that a missing value leaves behind.
    const text = (await page.locator("header, main, footer").allTextContents()).join("\n");
    expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\{\{/);
    expect(Object.keys(words).filter((key) => text.includes(key))).toEqual([]);
  }
});

test("reads a document of each type without JavaScript", async ({ page, language }) => {
  for (const route of ["blog", "destinations", "programs"] as const) {
    await page.goto(routePath(route, language));
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const text = await page.getByRole("main").textContent();
    expect(text?.split(/\s+/).length).toBeGreaterThan(200);
    await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("alt", /\p{L}{3}/u);
  }
});

test("changes the language without JavaScript", async ({ page, language, words }) => {
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? "hr";
  await page.goto(routePath("about", language));
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.getByRole("link", { name: LANGUAGE_TABLE[other].name }).click();
  await expect(page).toHaveURL(new RegExp(`${routePath("about", other)}$`));
});

test("chooses a language without JavaScript at an address that has none", async ({
  page,
  language,
}) => {
  await page.goto("/no-such-page/");
  await page.getByRole("link", { name: LANGUAGE_TABLE[language].name }).click();
  await expect(page).toHaveURL(new RegExp(`${routePath("home", language)}$`));
});

test("opens a picture by itself without JavaScript", async ({ page, language, words }) => {
  await page.goto(routePath("home", language));
  const pictures = page.getByRole("region", { name: words["home.gallery.title"] });
  await expect(pictures.getByRole("button")).toHaveCount(0);
  await pictures.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/pictures\/[^/]+\.(?:webp|avif|jpg)$/);
});
