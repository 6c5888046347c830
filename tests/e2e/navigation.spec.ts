import type { Page } from "@playwright/test";
import { templateChunk } from "../../src/build/templates.ts";
import { LANGUAGE_TABLE, type Language } from "../../src/i18n/languages.ts";
import { CARDS_AT_ONCE } from "../../src/lists/cards.ts";
import { WAITING } from "../../src/runtime/pageState.ts";
import { someDocuments } from "./documents.ts";
import { expect, routePath, test, untilHydrated } from "./site.ts";

type Words = Record<string, string>;

// Some of these tests make pages, data and scripts fail.
test.use({
  tolerated: /net::ERR_|status of (4|5)\d\d|not found\. Not rendering React|Loading chunk/,
});

const announcer = (page: Page) => page.locator("#gatsby-announcer");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dataOf = (path: string): string => `**/page-data${path}page-data.json*`;

/** Records the documents that the browser loads. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
}

async function goToAbout(page: Page, words: Words): Promise<void> {
  await untilHydrated(page);
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: words["nav.about"], exact: true }).click();
}

const arrived = (words: Words, title: string): string =>
  (words["navigation.arrived"] ?? "?").replace("{{title}}", title);

const ENGLISH: Partial<Record<Language, string>> = { en: "Navigated to About us" };

test("tells once, in the visitor's language, which page has opened, and goes on at its heading", {
  tag: "@languages",
}, async ({ page, language, words }) => {
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await expect(announcer(page)).toBeEmpty();
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const node = document.getElementById("gatsby-announcer");
    if (!node) throw new Error("no announcer");
    new MutationObserver(() => announced.push(node.textContent ?? "")).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await goToAbout(page, words);
  const expected = ENGLISH[language] ?? arrived(words, words["about.title"] ?? "?");
  await expect(announcer(page)).toHaveText(expected);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, "announced"))).toEqual([expected]);
});

test("shows that a page is long in coming", async ({ page, language, words }) => {
  const path = routePath("about", language);
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(dataOf(path), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(routePath("contact", language));
  await goToAbout(page, words);
  await expect(page.locator(`html[${WAITING}]`)).toHaveCount(1);
  await expect(announcer(page)).toHaveText(words["list.loading"] ?? "?");
  release();
  await expect(heading(page)).toHaveText(words["about.title"] ?? "?");
  await expect(page.locator(`html[${WAITING}]`)).toHaveCount(0);
});

test("loads a page as a whole when its data fails, and keeps the address", async ({
  page,
  language,
  words,
}) => {
  const path = routePath("about", language);
  await page.route(dataOf(path), (route) => route.fulfill({ status: 500, body: "oops" }));
  await page.goto(routePath("contact", language));
  const loaded = documentsOf(page);
  await untilHydrated(page);
  await page.evaluate((to) => {
    const link = [...document.querySelectorAll("a")].find((one) => one.pathname === to);
    if (!link) throw new Error(`no link to ${to}`);
    // How Gatsby navigates to a URL with a query or a fragment.
    Reflect.get(window, "___navigate")(`${to}?a=1#b`);
  }, path);
  await expect(page).toHaveURL(`${path}?a=1#b`);
  await expect(heading(page)).toHaveText(words["about.title"] ?? "?");
  expect(loaded).toEqual([path]);
});

test("says in the visitor's language that a page is gone when its data and it are gone", async ({
  page,
  language,
  words,
}) => {
  const path = routePath("about", language);
  await page.route(dataOf(path), (route) => route.fulfill({ status: 404, body: "gone" }));
  // The 404 response of the host.
  const body = await (await page.request.get("/404/")).text();
  await page.route(new RegExp(`${path.slice(0, -1)}/?$`), (route) =>
    route.fulfill({ status: 404, body, contentType: "text/html" }),
  );
  await page.goto(routePath("contact", language));
  const loaded = documentsOf(page);
  await goToAbout(page, words);
  await expect(heading(page)).toHaveText(words["not-found.title"] ?? "?");
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TABLE[language].htmlLang);
  expect(loaded.length).toBeLessThanOrEqual(1);
});

test("says what one page alone says after a step from another, in its title too", async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("about", language));
  await untilHydrated(page);
  const loaded = documentsOf(page);
  await page
    .locator(`header a[href="${routePath("home", language)}"]`)
    .first()
    .click();
  await expect(heading(page)).toHaveText(words["home.title"] ?? "?");
  await expect(page).toHaveTitle(`${words["site.name"]} – ${words["home.title"]}`);
  await expect(page.getByRole("main")).not.toContainText(/\bhome\.[a-z]/);
  expect(loaded).toEqual([]);
});

test("shows a page whose data is gone although it is there itself", async ({
  page,
  language,
  words,
}) => {
  const path = routePath("about", language);
  await page.route(dataOf(path), (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto(routePath("contact", language));
  const loaded = documentsOf(page);
  await goToAbout(page, words);
  await expect(heading(page)).toHaveText(words["about.title"] ?? "?");
  await page.waitForLoadState("networkidle");
  expect(loaded).toEqual([path]);
});

test("shows a page without script when its script does not come, and does not load it for ever", async ({
  page,
  language,
  words,
}) => {
  await page.route(`**/${templateChunk("written")}-*.js`, (route) => route.abort());
  await page.goto(routePath("contact", language));
  const loaded = documentsOf(page);
  await goToAbout(page, words);
  await expect(page).toHaveURL(routePath("about", language));
  await expect(heading(page)).toHaveText(words["about.title"] ?? "?");
  await page.waitForLoadState("networkidle");
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.length).toBeLessThanOrEqual(2);
});

for (const status of [404, 500]) {
  test(`opens pages although the data of the whole site answers ${status}`, async ({
    page,
    language,
    words,
  }) => {
    await page.route("**/page-data/app-data.json*", (route) =>
      route.fulfill({ status, body: "oops" }),
    );
    await page.goto(routePath("contact", language));
    const loaded = documentsOf(page);
    await expect(heading(page)).toHaveText(words["contact.title"] ?? "?");
    await page
      .locator(`a[href="${routePath("about", language)}"]`)
      .last()
      .click();
    await expect(heading(page)).toHaveText(words["about.title"] ?? "?");
    await page.waitForLoadState("networkidle");
    expect(loaded.length).toBeLessThanOrEqual(2);
  });
}

test("loads a page of a newer deployment as a whole, and not for ever", async ({
  page,
  language,
  words,
}) => {
  await page.route("**/page-data/app-data.json*", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "0123456789abcdef0123" } }),
  );
  const loaded = documentsOf(page);
  await page.goto(routePath("contact", language));
  await expect(heading(page)).toHaveText(words["contact.title"] ?? "?");
  await page.waitForLoadState("networkidle");
  await untilHydrated(page);
  expect(loaded.length).toBeLessThanOrEqual(2);
});

for (const when of ["before", "after"]) {
  test(`comes back to where the visitor was, having scrolled ${when} the scripts came`, async ({
    page,
    language,
    words,
  }) => {
    someDocuments(language, CARDS_AT_ONCE, ["blog"]);
    const place = () => page.evaluate(() => window.scrollY);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/app-*.js", async (route) => {
      await held;
      await route.continue();
    });
    if (when === "after") release();
    await page.goto(routePath("blog", language), { waitUntil: "domcontentloaded" });
    if (when === "after") await untilHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(place).toBe(900);
    release();
    await untilHydrated(page);
    // Fonts that load meanwhile may change lines above; the browser's scroll anchoring compensates.
    const left = await place();
    expect(left).toBeGreaterThan(800);
    const link = page.getByRole("main").getByRole("article").nth(3).getByRole("link");
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole("navigation", { name: words["nav.breadcrumb"] })).toBeVisible();
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect.poll(place).toBe(left);
  });
}
