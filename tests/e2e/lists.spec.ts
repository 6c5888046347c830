import type { Page } from "@playwright/test";
import { CARDS_AT_ONCE } from "../../src/content/cards.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { expect, openLanguages, test, untilAlive, watchShifts } from "./site.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const REST = "**/lists/*.json";

const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? "")?.[0] ?? Number.NaN);

/** Chooses nature, whose button says how many stories there are; answers how many. */
async function chooseNature(page: Page, words: Record<string, string>): Promise<number> {
  await untilAlive(page);
  const nature = page.getByRole("button", { name: words["blog.category.nature"] });
  await nature.click();
  await expect(nature).toHaveAttribute("aria-pressed", "true");
  return numberIn(await nature.textContent());
}

test("narrows the stories to one topic, and keeps it through reload and back", async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("blog", language));
  const count = await chooseNature(page, words);
  expect(count).toBeGreaterThan(1);
  await expect(cards(page)).toHaveCount(count);
  await expect(page).toHaveURL(/\?category=nature$/);

  await page.reload();
  await expect(cards(page)).toHaveCount(count);
  await untilAlive(page);
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${routePath("blog", language)}[^/?]+/$`));
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  await page.goBack();
  await expect(cards(page)).toHaveCount(CARDS_AT_ONCE);
});

test("says how many there are after a choice, and nothing before", async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("blog", language));
  await untilAlive(page);
  const status = page.getByRole("main").getByRole("status").first();
  await expect(status).toBeEmpty();
  const count = await chooseNature(page, words);
  await expect(status).toContainText(String(count));
});

test("passes over a topic that does not exist", async ({ page, language, words }) => {
  await page.goto(`${routePath("blog", language)}?category=nonsense`);
  await untilAlive(page);
  await expect(cards(page)).toHaveCount(CARDS_AT_ONCE);
  await expect(page.getByRole("button", { name: words["filter.all"] })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("keeps the topic when the language changes", async ({ page, language, words }) => {
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  await page.goto(`${routePath("blog", language)}?category=nature`);
  await untilAlive(page);
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.locator(`a[href*="/${other}/"]`).click();
  await expect(page).toHaveURL(`${routePath("blog", other)}?category=nature`);
});

test("shows the stories that the page did not bring along", async ({ page, language, words }) => {
  await page.goto(routePath("blog", language));
  await untilAlive(page);
  await expect(cards(page)).toHaveCount(CARDS_AT_ONCE);
  const all = numberIn(await page.getByRole("heading", { level: 2 }).first().textContent());
  await page.getByRole("button", { name: words["list.more"] }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByRole("button", { name: words["list.more"] })).toHaveCount(0);
  // Who came by keyboard goes on with the first new one.
  await expect(cards(page).nth(CARDS_AT_ONCE).getByRole("link")).toBeFocused();
});

test("tells when the rest does not come, and tries again", async ({
  page,
  language,
  words,
  complaints,
}) => {
  await page.route(REST, (route) => route.abort());
  await page.goto(routePath("blog", language));
  await untilAlive(page);
  await page.getByRole("button", { name: words["list.more"] }).click();
  await expect(page.getByRole("alert")).toContainText(words["list.failed"] ?? "?");
  await expect(cards(page)).toHaveCount(CARDS_AT_ONCE);
  // The browser complains of the request that this test has cut off.
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;

  await page.unroute(REST);
  await page.getByRole("button", { name: words["list.try-again"] }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(CARDS_AT_ONCE);
});

test("shows programs of any of the kinds that are ticked", async ({ page, language, words }) => {
  await page.goto(routePath("programs", language));
  await untilAlive(page);
  const all = await cards(page).count();
  const opener = page.getByRole("button", { name: words["filter.open"] });
  if (await opener.isVisible()) await opener.click();
  const active = page.getByRole("checkbox", { name: words["packages.type.active"] });
  const nature = page.getByRole("checkbox", { name: words["packages.type.nature"] });

  await active.check();
  const onlyActive = await cards(page).count();
  expect(onlyActive).toBeLessThan(all);
  await nature.check();
  await expect(page).toHaveURL(/\?type=active&type=nature$/);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(onlyActive);
  await active.uncheck();
  await nature.uncheck();
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL(routePath("programs", language));
});

test("does not jump when the address asks for some programs only", async ({
  page,
  language,
  words,
}) => {
  const shifted = await watchShifts(page);
  await page.goto(`${routePath("programs", language)}?type=nature`);
  await untilAlive(page);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(
    page.getByRole("checkbox", { name: words["packages.type.nature"], includeHidden: true }),
  ).toBeChecked();
  expect(await shifted()).toBeLessThan(0.02);
});
