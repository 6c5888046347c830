import type { Page } from "@playwright/test";
import { templateChunk } from "../../src/build/templates.ts";
import { expect, routePath, test, untilHydrated } from "./site.ts";

test.use({ tolerated: /status of 500/ });

/** Records requests of the page: "/page-data/de/about/page-data.json", "/app-….js" */
function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const dataOf = (path: string): string => `/page-data${path}page-data.json`;

test("fetches the data of what is in sight, and nothing else", async ({ page, language }) => {
  await page.goto(routePath("about", language));
  await untilHydrated(page);
  const asked = recordRequests(page);
  const path = routePath("aboutProject", language);
  await page.locator(`footer a[href="${path}"]`).scrollIntoViewIfNeeded();
  await expect.poll(() => asked, { timeout: 20_000 }).toContain(dataOf(path));
  expect(asked.filter((one) => !/^\/(page-data|pictures|fonts)\//.test(one))).toEqual([]);
  const data = asked.filter((one) => one.startsWith("/page-data/"));
  expect(new Set(data).size, "each once").toBe(data.length);
});

for (const [name, connection] of [
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["has a slow line", { saveData: false, effectiveType: "3g" }],
] as const) {
  test(`fetches nothing ahead for a visitor who ${name}, until they point at a link`, async ({
    page,
    language,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.clock.install();
    await page.goto(routePath("about", language));
    await untilHydrated(page);
    const asked = recordRequests(page);
    const path = routePath("aboutProject", language);
    const link = page.locator(`footer a[href="${path}"]`);
    await link.scrollIntoViewIfNeeded();
    await page.clock.runFor(20_000);
    expect(asked.filter((one) => one.startsWith("/page-data/"))).toEqual([]);
    await link.focus();
    await expect.poll(() => asked).toContain(dataOf(path));
  });
}

test("prefetches a page and its template when its link gets the keyboard focus", async ({
  page,
  language,
}) => {
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  const asked = recordRequests(page);
  const path = routePath("about", language);
  await page.locator(`footer a[href="${path}"]`).focus();
  await expect.poll(() => asked).toContain(dataOf(path));
  await expect
    .poll(() => asked.some((one) => one.startsWith(`/${templateChunk("written")}`)))
    .toBe(true);
});

test("prefetches no more after server errors", async ({ page, language }) => {
  let count = 0;
  await page.route("**/page-data/**/page-data.json*", (route) => {
    if (route.request().url().includes("/contact/")) return route.continue();
    count += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  await page.clock.install();
  await page.goto(routePath("contact", language));
  await untilHydrated(page);
  await page.locator("footer a").last().scrollIntoViewIfNeeded();
  await page.clock.runFor(4000);
  await expect.poll(() => count).toBe(1);
  await page.clock.runFor(30_000);
  expect(count).toBe(1);
});
