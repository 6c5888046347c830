import { listOf } from "../../src/documents/kinds.ts";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import { DOCUMENT_TYPES, LIST_ROUTES, type Route } from "../../src/i18n/routes.ts";
import { createTranslate } from "../../src/i18n/translate.ts";
import { nightlyUnlessFirst } from "../tiers.ts";
import {
  expect,
  menuOpener,
  openLanguages,
  openNavigation,
  ROUTES,
  routePath,
  test,
  untilHydrated,
  type Words,
  wordAt,
} from "./site.ts";

/**
 * One literal text per language, so that the test does not compare the messages with themselves.
 */
const ABOUT: Partial<Record<Language, string>> = {
  hr: "O nama",
  en: "About us",
  de: "Über uns",
  sr: "O nama",
  "sr-cyrl": "О нама",
};

/** titleKey("aboutProject") => "about-project.title" */
const titleKey = (route: Route): string =>
  `${route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.title`;

/** Lists have their titles in the messages of their kind. */
function titleOf(route: Route, language: Language, words: Words): string {
  const type = DOCUMENT_TYPES.find((one) => LIST_ROUTES[one] === route);
  if (type) return listOf(type).title(createTranslate(language, { ...words }));
  return wordAt(words, titleKey(route));
}

test("finds every page in the visitor's language", { tag: ["@languages", "@smoke"] }, async ({
  request,
  language,
  words,
}) => {
  for (const route of ROUTES) {
    const response = await request.get(routePath(route, language));
    expect(response.status()).toBe(200);
    const html = await response.text();
    const title = titleOf(route, language, words);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe(title);
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1]).toBe(LANGUAGE_TABLE[language].htmlLang);
    expect(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1]).toBe(`${words["site.name"]} – ${title}`);
  }
});

test("shows a text in the language, not only the messages of its file", {
  tag: "@languages",
}, async ({ page, language }) => {
  const about = ABOUT[language];
  test.skip(about === undefined, "This test has no text in this language.");
  await page.goto(routePath("about", language));
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about ?? "");
});

test("marks in the navigation where the visitor is", async ({ page, language }) => {
  for (const route of ["destinations", "programs", "blog", "plan", "about", "contact"] as const) {
    await page.goto(routePath(route, language));
    const current = page.locator("header li > a[aria-current=page]");
    await expect(current).toHaveAttribute("href", routePath(route, language));
  }
});

for (const [index, route] of (["blog", "destinations", "programs"] as const).entries()) {
  test(`opens a document from the list "${route}" and comes back`, {
    tag: ["@smoke", ...nightlyUnlessFirst(1, index)],
  }, async ({ page, language }) => {
    await page.goto(routePath(route, language));
    const link = page.getByRole("main").getByRole("article").getByRole("link").first();
    const name = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`${routePath(route, language)}[^/]+/$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${routePath(route, language)}$`));
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
}

test("moves within the site without loading a document anew", async ({ page, language, words }) => {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  await page.evaluate(() => {
    document.body.dataset.sameDocument = "yes";
  });
  const navigation = await openNavigation(page, words);
  await navigation.getByRole("link", { name: words["nav.plan"], exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["plan.title"] ?? "?");
  await expect(page.locator("body")).toHaveAttribute("data-same-document", "yes");
});

test("asks for the words of one language only", { tag: "@languages" }, async ({
  page,
  language,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(routePath("home", language), { waitUntil: "networkidle" });
  await untilHydrated(page);
  const words = asked.filter((path) => path.startsWith("/words/"));
  expect(words).toEqual([
    expect.stringMatching(new RegExp(`^/words/${language}-[0-9a-f]+\\.json$`)),
  ]);
});

test("reaches the same page in every other language", { tag: "@smoke" }, async ({
  page,
  language,
  words,
}) => {
  // Not that of the same page: URL and language change before the previous page is gone.
  for (const other of LANGUAGES.filter((one) => one !== language)) {
    await page.goto(routePath("destinations", language));
    const menu = await openLanguages(page, words["language.label"] ?? "?");
    await menu.getByRole("link", { name: LANGUAGE_TABLE[other].name }).click();
    await expect(page).toHaveURL(new RegExp(`${routePath("destinations", other)}$`));
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[other].htmlLang);
  }
});

test("reaches the navigation with the keyboard, right after the button that opens it", async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("home", language));
  await untilHydrated(page);
  const opener = menuOpener(page, words);
  if (await opener.isVisible()) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  } else {
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("link", { name: words["nav.map"] }).first()).toBeFocused();
});
