import type { Page, Route } from "@playwright/test";
import { templateChunk } from "../../src/build/templates.ts";
import { DEGRADED, WAITING } from "../../src/runtime/pageState.ts";
import { nightlyUnlessFirst } from "../tiers.ts";
import { expect, routePath, test, untilHydrated } from "./site.ts";

// The browser logs error responses.
test.use({
  tolerated:
    /net::ERR_|status of (4|5)\d\d|Loading chunk|not found\. Not rendering React|Unexpected|could not be loaded|aborted|timed out/,
});

const DATA = /\/page-data\//;

/** The most requests for one navigation, within ten seconds. */
const MOST_REQUESTS = 10;

type Answer = (route: Route, count: number) => Promise<void>;

const html: Answer = (route) =>
  route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Wi-Fi</title>" });

const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, contentType: "text/plain", body: "" });

const WRONG: [string, Answer][] = [
  ["500", status(500)],
  ["HTML", html],
  ["nothing", (route) => route.abort()],
  [
    "one thing after the other",
    (route, count) =>
      [status(500), html, status(503), status(404), status(429)][count % 5]?.(route, count) ??
      route.abort(),
  ],
  ["503", status(503)],
  ["no JSON", (route) => route.fulfill({ contentType: "application/json", body: "{" })],
];

/** Answers all requests for page data so from now on; returns the requests. */
async function failPageData(page: Page, answer: Answer): Promise<() => string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    const isOfStep = DATA.test(request.url()) || request.method() === "HEAD";
    if (isOfStep) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  let count = 0;
  await page.route(/\/page-data\//, (route) => {
    count += 1;
    return answer(route, count);
  });
  return () => asked;
}

const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** Lets ten seconds pass in steps, so that requests meanwhile are answered. */
async function tenSeconds(page: Page, since?: number): Promise<void> {
  const end = (since ?? (await timeOf(page))) + 10_000;
  while ((await timeOf(page)) < end) await page.clock.runFor(100);
}

/** Lets time pass until the page has the heading. */
const untilHeading = (page: Page, text = "?"): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1000);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(text);
  }).toPass({ intervals: [50], timeout: 30_000 });

const untilLost = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1000);
    expect(await page.locator(`html[${DEGRADED}]`).count()).toBe(1);
  }).toPass({ intervals: [50], timeout: 30_000 });

test.beforeEach(({ page }) => page.clock.install());

for (const [index, [name, answer]] of WRONG.entries()) {
  test(`leads to the page as a whole, once, when every page's data answers with ${name}`, {
    tag: ["@wide", ...nightlyUnlessFirst(4, index)],
  }, async ({ page, language, words }) => {
    await page.goto(routePath("contact", language));
    await untilHydrated(page);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const asked = await failPageData(page, answer);
    const link = page.locator(`footer a[href="${routePath("about", language)}"]`);
    const start = await timeOf(page);
    await link.click();
    await untilHeading(page, words["about.title"]);
    await tenSeconds(page, start);
    const inTime = asked().length;
    expect(inTime, asked().join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
    // Without an action of the visitor there are no requests.
    await untilLost(page);
    const before = asked().length;
    await tenSeconds(page);
    expect(asked().slice(before)).toEqual([]);
    expect(documents).toBe(1);
  });
}

test("asks a handful of times when the visitor only points at a link", { tag: "@wide" }, async ({
  page,
  language,
}) => {
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  const asked = await failPageData(page, status(500));
  await page.locator(`footer a[href="${routePath("about", language)}"]`).hover();
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  await tenSeconds(page);
  expect(asked().length, asked().join("\n")).toBeLessThanOrEqual(3);
});

test("leads to the page as a whole when its data never answer", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await failPageData(page, () => new Promise(() => {}));
  await page.locator(`footer a[href="${routePath("about", language)}"]`).click();
  await untilHeading(page, words["about.title"]);
  await expect(page.locator(`html[${WAITING}]`)).not.toBeAttached();
});

test("leads on from a page of a later build that this one cannot draw", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  const path = routePath("about", language);
  let isFirst = true;
  await page.route(`**/page-data${path}page-data.json*`, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const data = await (await route.fetch()).json();
    await route.fulfill({ json: { ...data, componentChunkName: "component---of-another-day" } });
  });
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["about.title"] ?? "?");
  await untilHydrated(page);
});

test("comes back to a page whose template failed to load when the visitor left it", {
  tag: "@wide",
}, async ({ page, language, words }) => {
  const path = routePath("about", language);
  await page.goto(path);
  await untilHydrated(page);
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await page.route(`**/${templateChunk("written")}-*.js`, (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["about.title"] ?? "?");
  await untilLost(page);
});

test("loads a page as a whole when the visitor comes back to it after a reload and its data fail", {
  tag: "@wide",
}, async ({ page, language, words }) => {
  const path = `${routePath("about", language)}?from=mail#main`;
  await page.goto(path);
  await untilHydrated(page);
  await page.locator(`footer a[href="${routePath("contact", language)}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["contact.title"] ?? "?");
  await page.reload();
  await untilHydrated(page);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await failPageData(page, status(500));
  await page.goBack();
  await untilHeading(page, words["about.title"]);
  await untilLost(page);
  expect(documents).toBe(1);
});
