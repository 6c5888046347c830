import { expect, routePath, test, untilHydrated } from "./site.ts";

// The page of all departures. Skipped for sites without any.

const months = "main section[data-months]";

test.beforeEach(async ({ page, language }) => {
  const html = await (await page.request.get(routePath("departures", language))).text();
  const count = html.match(/<section[^>]*data-months/g)?.length ?? 0;
  test.skip(count < 3, "there are too few months with departures");
  await page.goto(routePath("departures", language));
});

test("steps through the departures two months at a time, and keeps the month when the page is shared", async ({
  page,
  words,
}) => {
  await untilHydrated(page);
  const shown = page.locator(months).filter({ visible: true });
  await expect(shown).toHaveCount(2);
  const first = await shown.first().getAttribute("id");
  await page.getByRole("link", { name: words["departures.later"] }).click();
  await expect(shown.first()).not.toHaveId(first ?? "");
  await expect(shown.first()).toBeFocused();
  const later = (await shown.first().getAttribute("id")) ?? "";
  await expect(page).toHaveURL(/[?&]from=\d{4}-\d\d/);
  await page.reload();
  await untilHydrated(page);
  await expect(shown.first()).toHaveId(later);
  await page.goBack();
  await expect(shown.first()).toHaveId(first ?? "");
});

test("has all months without script, and links that jump to them", async ({
  browser,
  language,
  words,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(routePath("departures", language));
  const all = page.locator(months);
  const count = await all.count();
  await expect(all.filter({ visible: true })).toHaveCount(count);
  const links = page
    .getByRole("navigation", { name: words["departures.months"] })
    .locator("li")
    .getByRole("link");
  await links.last().click();
  await expect(all.last()).toBeInViewport();
  await context.close();
});
