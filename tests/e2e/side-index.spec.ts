import type { Locator, Page } from "@playwright/test";
import { someDocument } from "./documents.ts";
import { expect, routePath, test, untilHydrated, type Words, watchShifts } from "./site.ts";

const indexOf = (page: Page, words: Words): Locator =>
  page.getByRole("navigation", { name: words["page.contents"], exact: true });

/** Its button, on a narrow screen. */
const openerOf = (page: Page, words: Words): Locator => indexOf(page, words).locator("summary");

const headings = (page: Page): Locator => page.getByRole("main").locator("h2[id^=part-]");

const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

test("sees in the index which section is being read", async ({ page, language, words }) => {
  const shifts = await watchShifts(page);
  await page.goto(routePath("terms", language));
  await untilHydrated(page);
  const marked = indexOf(page, words).locator("[aria-current=true]");
  for (const place of [4, 2]) {
    const heading = headings(page).nth(place);
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(marked).toHaveText((await heading.textContent()) ?? "?");
  }
  expect(await shifts()).toBeLessThan(0.01);
});

test("goes by the index to a section, and comes back to it from another page", {
  tag: "@widths",
}, async ({ page, language, words }) => {
  await page.goto(routePath("plan", language));
  await untilHydrated(page);
  const first = headings(page).first();
  await first.evaluate((element) => element.scrollIntoView());
  if (isNarrow(page)) await openerOf(page, words).click();
  const link = indexOf(page, words).getByRole("link").nth(3);
  const name = (await link.textContent()) ?? "?";
  await link.click();

  const heading = page.getByRole("heading", { level: 2, name, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#part-\d+$/);
  await expect(indexOf(page, words).locator("[aria-current=true]")).toHaveText(name);
  if (isNarrow(page)) {
    await expect(link).toBeHidden();
    const row = await openerOf(page, words).boundingBox();
    const below = (row?.y ?? 0) + (row?.height ?? 0);
    // The row is still there, and the heading below it.
    expect(row?.y).toBeLessThan(2);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(below);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: words["nav.contact"] }).click();
  await expect(heading).toBeHidden();
  await page.goBack();
  await expect(heading).toBeInViewport();
});

test("reads a story beside its index, which nothing covers", { tag: "@wide" }, async ({
  page,
  language,
  words,
}) => {
  await page.goto(someDocument(language, ["blog"]).path);
  await untilHydrated(page);
  test.skip((await indexOf(page, words).count()) === 0, "the story is short");
  await headings(page)
    .last()
    .evaluate((element) => element.scrollIntoView());
  await expect(indexOf(page, words)).toBeInViewport();
  const index = await indexOf(page, words).boundingBox();
  const share = await page.getByRole("button", { name: words["share.action"] }).boundingBox();
  expect((share?.y ?? 0) + (share?.height ?? 0)).toBeLessThanOrEqual(index?.y ?? 0);
});

test("opens and closes the index by keys on a telephone", { tag: "@narrow" }, async ({
  page,
  language,
  words,
}) => {
  await page.goto(routePath("about", language));
  await untilHydrated(page);
  const opener = openerOf(page, words);
  const link = indexOf(page, words).getByRole("link").first();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("goes by the index to a section that nothing covers", { tag: "@widths" }, async ({
    page,
    language,
    words,
  }) => {
    await page.goto(routePath("terms", language));
    if (isNarrow(page)) await openerOf(page, words).click();
    const link = indexOf(page, words).getByRole("link").nth(5);
    const heading = page.getByRole("heading", {
      level: 2,
      name: (await link.textContent()) ?? "?",
      exact: true,
    });
    await link.click();
    await expect(heading).toBeInViewport();
    await expect(openerOf(page, words)).not.toBeInViewport();
  });
});
