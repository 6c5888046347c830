import { LANGUAGE_TABLE, LANGUAGES } from "../../src/i18n/languages.ts";
import { CARDS_AT_ONCE } from "../../src/lists/cards.ts";
import { documentsIn, listOf } from "../documents.ts";
import { someChoice } from "./choices.ts";
import { someDocuments } from "./documents.ts";
import { expect, menuOpener, openLanguages, ROUTES, routePath, test, word } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("reads every page without JavaScript", async ({ page, language, words }) => {
  for (const route of ROUTES) {
    await page.goto(routePath(route, language));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(words["footer.note"] ?? "?");
    // No message key, and no trace of a missing value.
    const text = (await page.locator("header, main, footer").allTextContents()).join("\n");
    // "null" is a German word, too.
    if (language !== "de") expect(text).not.toMatch(/\bnull\b/);
    expect(text).not.toMatch(/\b(undefined|NaN)\b|\[object|\{\{/);
    expect(Object.keys(words).filter((key) => text.includes(key))).toEqual([]);
  }
});

test("reads a document of each type without JavaScript", async ({ page, language }) => {
  for (const type of ["blog", "destination", "program"] as const) {
    const documents = documentsIn(language, [type]);
    if (documents.length === 0) continue;
    await page.goto(routePath(listOf(type), language));
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { pathname } = new URL(page.url());
    const { words = Number.NaN } = documents.find(({ path }) => path === pathname) ?? {};
    const text = await page.getByRole("main").textContent();
    // Neither Markdown syntax nor URLs are visible text.
    expect(text?.split(/\s+/).length).toBeGreaterThan(0.8 * words);
    await expect(page.getByRole("main").locator("img").first()).toHaveAttribute("alt", /\p{L}{3}/u);
  }
});

test("changes the language without JavaScript", { tag: "@smoke" }, async ({
  page,
  language,
  words,
}) => {
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? "hr";
  await page.goto(routePath("about", language));
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.getByRole("link", { name: LANGUAGE_TABLE[other].name }).click();
  await expect(page).toHaveURL(new RegExp(`${routePath("about", other)}$`));
});

test("opens the menu of a small screen without JavaScript", { tag: "@narrow" }, async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("about", language));
  const link = page.getByRole("banner").getByRole("link", { name: words["nav.contact"] });
  await expect(link).toBeHidden();
  await menuOpener(page, words).click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${routePath("contact", language)}$`));
});

test("chooses a language without JavaScript at an address that has none", async ({
  page,
  language,
}) => {
  await page.goto("/no-such-page/");
  await page.getByRole("link", { name: LANGUAGE_TABLE[language].name }).click();
  await expect(page).toHaveURL(new RegExp(`${routePath("home", language)}$`));
});

test("reaches every story without JavaScript, page by page", async ({ page, language, words }) => {
  someDocuments(language, CARDS_AT_ONCE + 1, ["blog"]);
  const stories = page.getByRole("main").getByRole("article");
  const list = routePath("blog", language);
  await page.goto(list);
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  const all = Number(/\d+/.exec((await heading.textContent()) ?? "")?.[0]);
  expect(all).toBeGreaterThan(CARDS_AT_ONCE);
  await expect(heading).toContainText(String(CARDS_AT_ONCE));
  const found = new Set<string>();
  const read = async (): Promise<void> => {
    for (const link of await stories.getByRole("link").all()) {
      found.add((await link.getAttribute("href")) ?? "");
    }
  };
  await read();
  await page.locator("main a[rel=next]").click();
  await expect(page).toHaveURL(`${list}page/2/`);
  await expect(page).toHaveTitle(/ 2/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /page\/2\/$/);
  await read();
  expect(found.size).toBe(all);
  await page.getByRole("link", { name: words["list.previous"] }).click();
  await expect(page).toHaveURL(list);
});

test("narrows a list without JavaScript, and takes the choice back", async ({
  page,
  language,
  words,
}) => {
  const cards = page.getByRole("main").getByRole("article");
  for (const facet of ["category", "type", "length"] as const) {
    const { value, name, count } = await someChoice(page, language, facet);
    const list = routePath(facet === "category" ? "blog" : "programs", language);
    await page.goto(list);
    const nav = page.getByRole("navigation", { name: words[`filter.${facet}`], exact: true });
    const link = nav.getByRole("link", { name });
    await link.click();
    await expect(page).toHaveURL(`${list}${facet}/${value}/`);
    expect(await page.title()).toContain(name);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(cards).toHaveCount(count);
    await expect(page.locator("main ul [aria-current=page]")).toHaveCount(1);
    const all = page.getByRole("main").getByRole("link", {
      // With how many there are: "Alle 17"
      name: new RegExp(`^${word(words, "filter.all")}\\s*\\d`),
    });
    await all.click();
    await expect(page).toHaveURL(list);
    await expect(all).toHaveAttribute("aria-current", "page");
  }
  // Controls that need script are not shown.
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(0);
});

test("opens a picture by itself without JavaScript", async ({ page, language, words }) => {
  await page.goto(routePath("home", language));
  const pictures = page.getByRole("region", { name: words["home.gallery.title"] });
  await expect(pictures.getByRole("button")).toHaveCount(0);
  await pictures.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/pictures\/[^/]+\.(?:webp|avif|jpg)$/);
});
