import type { Route } from "@playwright/test";
import { UNSTYLED } from "../../src/runtime/pageState.ts";
import { expect, routePath, test, untilHydrated, watchShifts } from "./site.ts";

const PARTS = {
  "the first link": "</a>",
  "the opener of the menu": "</summary>",
  "the first name in the navigation": "</li>",
  "the navigation": "</nav>",
  "the search": "</details>",
};

for (const [name, end] of Object.entries(PARTS)) {
  test(`lets nothing jump when the connection stalls after ${name}`, async ({
    page,
    language,
    siteProxy,
  }) => {
    const path = routePath("contact", language);
    siteProxy.hesitate(path, end);
    const moved = await watchShifts(page);
    await page.goto(siteProxy.url + path);
    await untilHydrated(page);
    expect(await moved()).toBeLessThan(0.001);
  });
}

test.describe("when a style sheet does not load", () => {
  test.use({ tolerated: /net::ERR_|status of 4|Loading CSS chunk/ });

  test("is drawn plain after a while, and as ever when it comes", async ({ page, language }) => {
    const waiting: Route[] = [];
    await page.route("**/*.css", (route) => void waiting.push(route));
    await page.clock.install();
    await page.goto(routePath("programs", language), { waitUntil: "commit" });
    await expect.poll(() => waiting.length).toBeGreaterThan(1);
    await page.clock.runFor(4000);
    const root = page.locator("html");
    await expect(root).toHaveAttribute(UNSTYLED);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await page.clock.resume();
    for (const sheet of waiting) await sheet.continue();
    await untilHydrated(page);
    await expect(root).not.toHaveAttribute(UNSTYLED);
  });

  test("does not wait for one that is not there", async ({ page, language }) => {
    let lost = 0;
    await page.route("**/component---*.css", (route) => {
      lost += 1;
      return lost === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto(routePath("contact", language));
    await untilHydrated(page);
    expect(lost).toBe(2);
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    const names = sheets.flatMap(
      (href) => /(styles|component)[^/]*css$/.exec(href ?? "")?.[1] ?? [],
    );
    expect(names).toEqual(["styles", "component"]);
    await expect(page.locator("html")).not.toHaveAttribute(UNSTYLED);
  });
});
