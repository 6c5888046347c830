import type { Page } from "@playwright/test";
import { templateChunk } from "../../src/build/templates.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { WAITING } from "../../src/runtime/pageState.ts";
import { expect, routePath, stopClock, test, untilHydrated } from "./site.ts";

// The browser logs error responses.
test.use({ tolerated: /net::ERR_|status of (4|5)\d\d|not found\. Not rendering React/ });

const dataOf = (path: string): string => `/page-data${path}page-data.json`;

/** Answers requests to a URL with this status; returns their times on the page's clock. */
async function answerWith(page: Page, address: string, status: number): Promise<number[]> {
  const asked: number[] = [];
  await page.route(`**${address}*`, async (route) => {
    asked.push(await page.evaluate(() => Date.now()).catch(() => Number.NaN));
    await route.fulfill({ status, contentType: "text/plain", body: "" });
  });
  return asked;
}

/** Lets time pass in steps, so that requests meanwhile are answered. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) await page.clock.runFor(100);
}

test("finds the data of every page, and of the whole site, where its script looks for them", async ({
  request,
  language,
}) => {
  for (const [route, template] of [
    ["home", "home"],
    ["about", "written"],
    ["blog", "blog-list"],
    ["destinations", "destination-list"],
    ["programs", "program-list"],
  ] as const) {
    const path = routePath(route, language);
    const response = await request.get(dataOf(path));
    expect([path, response.status()]).toEqual([path, 200]);
    expect(await response.json()).toMatchObject({
      path,
      componentChunkName: templateChunk(template),
      result: { pageContext: { language } },
      staticQueryHashes: [],
    });
  }
  // The list is loaded instead of every page below it.
  const list = routePath("blog", language);
  expect((await (await request.get(dataOf(list))).json()).matchPath).toBe(`${list}*`);
  expect(await (await request.get(dataOf("/index/"))).json()).toMatchObject({ path: "/" });
  const site = await (await request.get("/page-data/app-data.json")).json();
  expect(site.webpackCompilationHash).toMatch(/^[0-9a-f]{20}$/);
});

test("names the manifest of its language on every page, and the default one at the root", async ({
  request,
  language,
}) => {
  const manifestAt = async (path: string): Promise<string | undefined> =>
    /<link rel="manifest" href="([^"]+)"/.exec(await (await request.get(path)).text())?.[1];
  const own = `/manifest_${language}.webmanifest`;
  for (const route of ["home", "blog", "contact"] as const) {
    expect(await manifestAt(routePath(route, language))).toBe(own);
  }
  expect(await manifestAt("/")).toBe("/manifest.webmanifest");
  const { start_url: start } = await (await request.get(own)).json();
  expect(start).toBe(routePath("home", language));
  expect((await request.get("/manifest.webmanifest")).status()).toBe(200);
});

test("is answered with 404 at every address that is no page", { tag: "@languages" }, async ({
  request,
  language,
}) => {
  const lists = ["blog", "destinations", "program"];
  const addresses = [
    ...lists.flatMap((list) => [`/${language}/${list}/nonsense/`, `/${language}/${list}/a/b/c/`]),
    ...lists.map((list) => `/${language}/${list}/page/99/`),
    `/${language}/nonsense`,
    `/${language}/nonsense/`,
    `/${language}/nonsense/deeper/`,
    "/nonsense/",
    "/fr/",
  ];
  for (const address of addresses) {
    const response = await request.get(address);
    expect([address, response.status()]).toEqual([address, 404]);
    // In every language of the visitor.
    const html = await response.text();
    for (const other of LANGUAGES) expect(html).toContain(`href="/${other}/"`);
  }
});

test.describe("with the clock in hand", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("asks for the data of a page three times more where the server is busy, then loads the page", {
    tag: "@wide",
  }, async ({ page, language, words }) => {
    await page.goto(routePath("contact", language));
    await untilHydrated(page);
    const path = routePath("about", language);
    const asked = await answerWith(page, dataOf(path), 503);
    await stopClock(page);
    await page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
    await pass(page, 8000);
    // On a slow machine answers may come when these eight seconds are over, and the clock stands.
    await expect(async () => {
      await pass(page, 1000);
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      expect(title).toBe(words["about.title"]);
    }).toPass();
    expect(asked.length).toBeGreaterThanOrEqual(4);
    const pauses = asked.slice(1, 4).map((time, index) => time - (asked[index] ?? Number.NaN));
    for (const [index, pause] of [500, 1500, 4500].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(pause);
    }
  });

  test("asks for the number of the build three times more where the server is busy", {
    tag: "@wide",
  }, async ({ page, language }) => {
    const asked = await answerWith(page, "/page-data/app-data.json", 503);
    await page.goto(routePath("contact", language));
    // The clock also runs by itself: on a slow machine there may be more by now.
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await pass(page, 8000);
    await expect.poll(() => asked.length).toBe(4);
    await pass(page, 20_000);
    expect(asked).toHaveLength(4);
  });

  test("says after a second that a page is long in coming, and not before", {
    tag: "@wide",
  }, async ({ page, language }) => {
    await page.goto(routePath("contact", language));
    await untilHydrated(page);
    const path = routePath("about", language);
    await page.route(`**${dataOf(path)}*`, () => new Promise(() => {}));
    await stopClock(page);
    await page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
    await page.clock.runFor(999);
    await expect(page.locator(`html[${WAITING}]`)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator(`html[${WAITING}]`)).toHaveCount(1);
  });
});

test("says in the console which page it could not bring to life, and shows it all the same", async ({
  page,
  language,
  words,
}) => {
  const path = routePath("contact", language);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.route(`**${dataOf(path)}*`, (route) => route.abort());
  await page.goto(path);
  // After six and a half seconds in which it asks again.
  await expect
    .poll(() => errors, { timeout: 21_000 })
    .toContain(`page resources for ${path} not found. Not rendering React`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["contact.title"] ?? "?");
});
