import type { Locator, Page } from "@playwright/test";
import { LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { searchPath } from "../../src/i18n/searchPath.ts";
import { someDocument, someDocuments } from "./documents.ts";
import { openSearch, results, titles } from "./search.ts";
import { expect, openLanguages, routePath, test, untilHydrated } from "./site.ts";

const INDEX_FILES = "**/lists/*-search-*.json";

const field = (page: Page): Locator => page.getByRole("main").getByRole("searchbox");
const said = (page: Page): Locator => page.getByRole("main").getByRole("status").first();

const opener = (page: Page, words: Record<string, string>): Locator =>
  page.locator("header summary", { hasText: words["search.site"] });

test("finds the pages that are no documents too", async ({ page, language, words }) => {
  await openSearch(page, language, words["contact.title"] ?? "?");
  const page_ = results(page).filter({ hasText: words["search.type.page"] });
  await expect(
    page_.getByRole("link", { name: words["contact.title"], exact: true }),
  ).toHaveAttribute("href", routePath("contact", language));
});

test("keeps the words through reload, back and another language", async ({
  page,
  language,
  words,
}) => {
  const [one, other] = someDocuments(language, 2).map(({ title }) => title);
  if (!one || !other) return;
  const found = (title: string): Locator => titles(page).filter({ hasText: title }).first();
  await openSearch(page, language);
  await field(page).fill(one);
  await expect(page).toHaveURL(searchPath(language, one));
  await expect(found(one)).toBeVisible();
  await field(page).press("Enter");
  const half = other.slice(0, -2).trim();
  await field(page).fill(half);
  await expect(page).toHaveURL(searchPath(language, half));
  await field(page).fill(other);
  await expect(page).toHaveURL(searchPath(language, other));
  await page.reload();
  await expect(field(page)).toHaveValue(other);
  await expect(found(other)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(searchPath(language, one));
  await expect(field(page)).toHaveValue(one);
  await expect(found(one)).toBeVisible();
  const another = LANGUAGES.find((candidate) => candidate !== language) ?? "hr";
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.getByRole("link", { name: LANGUAGE_TABLE[another].name }).click();
  await expect(page).toHaveURL(searchPath(another, one));
  await expect(field(page)).toHaveValue(one);
});

test("searches from any page by keyboard alone, and says what was found", {
  tag: "@smoke",
}, async ({ page, language, words }) => {
  const typed = someDocument(language).title.toLowerCase();
  await page.goto(routePath("about", language));
  await untilHydrated(page);
  await opener(page, words).focus();
  await page.keyboard.press("Enter");
  const input = page.getByRole("banner").getByRole("searchbox");
  await expect(input).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener(page, words)).toBeFocused();
  await expect(input).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(input).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(searchPath(language, typed));
  const title = (await titles(page).first().textContent()) ?? "?";
  const count = await results(page).count();
  await expect(said(page)).toContainText(`${count}`);
  await expect(said(page)).toContainText(typed);
  await field(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(titles(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("is emptied by Escape", async ({ page, language, words }) => {
  await openSearch(page, language, someDocument(language).title);
  await expect(results(page).first()).toBeVisible();
  await field(page).press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(page).toHaveURL(new RegExp(`${searchPath(language)}$`));
  await expect(results(page)).toHaveCount(0);
  await expect(said(page)).toHaveText("");
  await expect(
    page.getByRole("main").getByRole("link", { name: words["sitemap.title"] }),
  ).toBeVisible();
});

test("offers ways on when nothing is found", async ({ page, language, words }) => {
  await openSearch(page, language, "xyzzyxyzzy");
  const nothing = (words["search.nothing"] ?? "?").replace("{{query}}", "xyzzyxyzzy");
  await expect(page.getByRole("heading", { level: 2, name: nothing })).toBeVisible();
  await expect(said(page)).toHaveText(nothing);
  for (const route of ["destinations", "programs", "blog", "sitemap"] as const) {
    await expect(
      page.getByRole("main").locator(`a[href="${routePath(route, language)}"]`),
    ).toBeVisible();
  }
});

test("takes a query that looks like markup or a pattern for words", async ({ page, language }) => {
  const query = '<b onclick="x">Home</b> .* $t(site.name) {{query}} %';
  await openSearch(page, language, query);
  await expect(field(page)).toHaveValue(query);
  await expect(said(page)).toContainText(query);
});

test.describe("when the file does not come", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("says so, and searches once it can be fetched", async ({ page, language, words }) => {
    const { title } = someDocument(language);
    await page.route(INDEX_FILES, (route) => route.fulfill({ status: 503 }));
    await openSearch(page, language, title);
    await expect(page.getByRole("alert")).toContainText(words["search.failed"] ?? "?");
    await page.unroute(INDEX_FILES);
    await page.getByRole("button", { name: words["list.try-again"] }).click();
    await expect(titles(page).first()).toContainText(title);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("says that it searches while the file is on its way", async ({ page, language, words }) => {
  const { title } = someDocument(language);
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(INDEX_FILES, async (route) => {
    await held;
    await route.continue();
  });
  await openSearch(page, language, title);
  await expect(said(page)).toHaveText(words["search.loading"] ?? "?");
  arrive();
  await expect(titles(page).first()).toContainText(title);
});

test("fetches nothing for a search before somebody is about to type", async ({
  page,
  language,
  words,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(routePath("contact", language), { waitUntil: "networkidle" });
  await untilHydrated(page);
  await openSearch(page, language);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /\/lists\/.+-search-/.test(url))).toEqual([]);

  await page.goto(routePath("about", language), { waitUntil: "networkidle" });
  const index = page.waitForResponse(INDEX_FILES);
  await opener(page, words).click();
  expect((await index).url()).toContain(`/lists/${language}-search-`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("leads from the head to a page that says where to look", async ({
    page,
    language,
    words,
  }) => {
    await page.goto(routePath("about", language));
    await opener(page, words).click();
    const input = page.getByRole("banner").getByRole("searchbox");
    await input.fill("abc");
    await input.press("Enter");
    await expect(page).toHaveURL(searchPath(language, "abc"));
    const hint = page.locator("noscript p");
    await expect(hint).toBeVisible();
    await expect(hint).toHaveText(words["search.no-script"] ?? "?", { useInnerText: true });
    await expect(field(page)).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: words["sitemap.title"] }).click();
    await expect(page).toHaveURL(new RegExp(`${routePath("sitemap", language)}$`));
  });
});

test("asks search engines to pass the page over", async ({ page, language, words }) => {
  await page.goto(searchPath(language));
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["search.title"] ?? "?");
});
