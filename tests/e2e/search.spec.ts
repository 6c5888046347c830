import type { Locator, Page } from "@playwright/test";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import { searchPath } from "../../src/i18n/searchPath.ts";
import { expect, openDocument, openLanguages, routePath, test, untilAlive } from "./site.ts";

const INDEX_FILES = "**/lists/*-search-*.json";

const field = (page: Page): Locator => page.getByRole("main").getByRole("searchbox");
const results = (page: Page): Locator => page.getByRole("main").getByRole("article");
const titles = (page: Page): Locator => results(page).getByRole("link");
const said = (page: Page): Locator => page.getByRole("main").getByRole("status").first();

async function openSearch(page: Page, language: Language, query = ""): Promise<void> {
  await page.goto(searchPath(language, query));
  await untilAlive(page);
}

const opener = (page: Page, words: Record<string, string>): Locator =>
  page.locator("header summary", { hasText: words["search.site"] });

for (const query of ["djakovo", "dakovo", "Đakovo", "ĐAKOVO"]) {
  test(`finds Đakovo by "${query}", the destination first`, async ({ page, language, words }) => {
    await openSearch(page, language, query);
    await expect(titles(page).first()).toHaveText("Đakovo");
    await expect(results(page).first()).toContainText(words["search.type.destination"] ?? "?");
    await titles(page).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/destinations/dj?akovo/$`));
  });
}

const BY_PLAIN_LETTERS: Record<Language, [typed: string, written: RegExp]> = {
  hr: ["caplje", /^čaplj/i],
  en: ["kopacki", /^kopački$/i],
  de: ["stoerche", /^st[oö]rch/i],
  sr: ["чапље", /^čaplj/i],
};

test("finds words that are typed without their marks, and marks them", async ({
  page,
  language,
}) => {
  const [typed, written] = BY_PLAIN_LETTERS[language];
  await openSearch(page, language, typed);
  await expect(page.locator("mark").first()).toHaveText(written);
});

const FORMS: Record<Language, [string, string]> = {
  hr: ["vinogradi", "vinogradima"],
  en: ["vineyard", "vineyards"],
  de: ["Weinberge", "Weinbergen"],
  sr: ["vinogradi", "vinogradima"],
};

test("finds the same by every form of a word", async ({ page, language }) => {
  const [one, other] = FORMS[language];
  await openSearch(page, language, one);
  await expect(results(page).first()).toBeVisible();
  const found = (await titles(page).allTextContents()).sort();
  expect(found.length).toBeGreaterThan(1);
  await openSearch(page, language, other);
  await expect(results(page)).toHaveCount(found.length);
  expect((await titles(page).allTextContents()).sort()).toEqual(found);
});

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
  await openSearch(page, language);
  await field(page).fill("Ilok");
  await expect(page).toHaveURL(/\?q=Ilok$/);
  await expect(titles(page).first()).toHaveText(/Ilok/);
  await field(page).press("Enter");
  await field(page).fill("Osij");
  await expect(page).toHaveURL(/\?q=Osij$/);
  await field(page).fill("Osijek");
  await expect(page).toHaveURL(/\?q=Osijek$/);
  await page.reload();
  await expect(field(page)).toHaveValue("Osijek");
  await expect(titles(page).first()).toHaveText("Osijek");
  await page.goBack();
  await expect(page).toHaveURL(/\?q=Ilok$/);
  await expect(field(page)).toHaveValue("Ilok");
  await expect(titles(page).first()).toHaveText(/Ilok/);
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? "hr";
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.getByRole("link", { name: LANGUAGE_TABLE[other].name }).click();
  await expect(page).toHaveURL(new RegExp(`/${other}/search/\\?q=Ilok$`));
  await expect(field(page)).toHaveValue("Ilok");
});

test("searches from any page by keyboard alone, and says what was found", async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("about", language));
  await untilAlive(page);
  await opener(page, words).focus();
  await page.keyboard.press("Enter");
  const input = page.getByRole("banner").getByRole("searchbox");
  await expect(input).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener(page, words)).toBeFocused();
  await expect(input).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(input).toBeFocused();
  await page.keyboard.type("vukovar");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${language}/search/\\?q=vukovar$`));
  await expect(titles(page).first()).toHaveText("Vukovar");
  const count = await results(page).count();
  await expect(said(page)).toContainText(`${count}`);
  await expect(said(page)).toContainText("vukovar");
  await field(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(titles(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vukovar");
});

test("is emptied by Escape", async ({ page, language, words }) => {
  await openSearch(page, language, "Ilok");
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
  const query = '<b onclick="x">Ilok</b> .* $t(site.name) {{query}} %';
  await openSearch(page, language, query);
  await expect(field(page)).toHaveValue(query);
  await expect(said(page)).toContainText(query);
});

const RIVER: Record<Language, string> = { hr: "Dunav", en: "Danube", de: "Donau", sr: "Dunav" };

test("shows twenty at a time", async ({ page, language, words }) => {
  await openSearch(page, language, RIVER[language]);
  await expect(results(page)).toHaveCount(20);
  await page.getByRole("button", { name: words["list.more"] }).click();
  await expect(results(page).nth(20).getByRole("link")).toBeFocused();
});

test.describe("when the file does not come", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("says so, and searches once it can be fetched", async ({ page, language, words }) => {
    await page.route(INDEX_FILES, (route) => route.fulfill({ status: 503 }));
    await openSearch(page, language, "Ilok");
    await expect(page.getByRole("alert")).toContainText(words["search.failed"] ?? "?");
    await page.unroute(INDEX_FILES);
    await page.getByRole("button", { name: words["list.try-again"] }).click();
    await expect(titles(page).first()).toHaveText(/Ilok/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("says that it searches while the file is on its way", async ({ page, language, words }) => {
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(INDEX_FILES, async (route) => {
    await held;
    await route.continue();
  });
  await openSearch(page, language, "Ilok");
  await expect(page.getByText(words["search.loading"] ?? "?")).toBeVisible();
  arrive();
  await expect(titles(page).first()).toHaveText(/Ilok/);
});

test("fetches nothing for a search before somebody is about to type", async ({
  page,
  language,
  words,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(routePath("contact", language), { waitUntil: "networkidle" });
  await untilAlive(page);
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
    await input.fill("Ilok");
    await input.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/${language}/search/\\?q=Ilok$`));
    const told = page.locator("noscript p");
    await expect(told).toBeVisible();
    await expect(told).toHaveText(words["search.no-script"] ?? "?", { useInnerText: true });
    await expect(field(page)).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: words["sitemap.title"] }).click();
    await expect(page).toHaveURL(new RegExp(`${routePath("sitemap", language)}$`));
  });
});

test("asks search engines to pass the page over", async ({ page, language }) => {
  await page.goto(searchPath(language));
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
  const word: Record<Language, string> = {
    hr: "Pretraga",
    en: "Search",
    de: "Suche",
    sr: "Pretraga",
  };
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word[language]);
});

const WEEKEND: Record<Language, string[]> = {
  hr: ["vikend", "za vikend"],
  en: ["weekend"],
  de: ["Wochenende"],
  sr: ["vikend", "za vikend"],
};

test("finds the programs that take a weekend by that word", async ({ page, language }) => {
  await page.goto(`${routePath("programs", language)}length/more/`);
  const paths = await titles(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(paths.length).toBeGreaterThan(1);
  for (const query of WEEKEND[language]) {
    await openSearch(page, language, query);
    for (const path of paths)
      await expect(results(page).locator(`a[href="${path}"]`)).toBeVisible();
  }
});

const FOUND_OFTEN: Record<Language, string> = {
  hr: "Dunav",
  en: "Danube",
  de: "Donau",
  sr: "Dunav",
};

test("finds the result again by which a longer list was left", async ({
  page,
  language,
  words,
}) => {
  await openSearch(page, language, FOUND_OFTEN[language]);
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
