import type { Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { expect, field, routePath, test, untilHydrated, word } from "./site.ts";

// What leaves on some days. Sites whose content service knows of none have nothing to try.

const DAY_MS = 24 * 3600 * 1000;

/** The departures of the first program of the list that has some, as its HTML has them. */
async function findProgram(
  page: Page,
  language: Language,
): Promise<{ path: string; until: number[] }> {
  await page.goto(routePath("programs", language));
  const paths = await page
    .getByRole("main")
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    const until = [...html.matchAll(/<li[^>]*data-until="(\d+)"/g)].map(([, at]) => Number(at));
    if (until.length > 1) return { path, until };
  }
  return { path: "", until: [] };
}

const rows = (page: Page) => page.locator("li[data-until]");
const shown = (page: Page) => rows(page).filter({ visible: true });
const inPast = (page: Page, now: number) =>
  rows(page).evaluateAll(
    (items, at) =>
      items.filter((item) => !item.hasAttribute("hidden") && Number(item.dataset.until) <= at)
        .length,
    now / 1000,
  );

test("hides what has left by the clock of whoever reads, before script is there and after", async ({
  page,
  language,
}) => {
  const { path, until } = await findProgram(page, language);
  test.skip(path === "", "no program leaves on a day that is known");
  const [first = 0, second = 0] = until;
  const beforeFirst = first * 1000 - DAY_MS;
  await page.clock.setFixedTime(beforeFirst);
  await page.goto(path);
  await untilHydrated(page);
  await expect(rows(page).first()).toBeVisible();
  await page.clock.setFixedTime(first * 1000);
  // Of a page whose scripts never come.
  await page.route(/\.js$/, () => {});
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(rows(page).first()).toBeHidden();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await untilHydrated(page);
  await expect(rows(page).first()).toBeHidden();
  await expect(shown(page).first()).toHaveAttribute("data-until", String(second));
  expect(await inPast(page, first * 1000)).toBe(0);
});

test("says that there are no dates once the last has left", async ({ page, language }) => {
  const { path, until } = await findProgram(page, language);
  test.skip(path === "", "no program leaves on a day that is known");
  const last = until.at(-1) ?? 0;
  const list = page.getByRole("list").filter({ has: rows(page) });
  await page.clock.setFixedTime(last * 1000 - 60_000);
  await page.goto(path);
  await untilHydrated(page);
  await expect(shown(page)).toHaveCount(1);
  await page.clock.setFixedTime(last * 1000 + 365 * DAY_MS);
  await page.reload();
  await untilHydrated(page);
  await expect(shown(page)).toHaveCount(0);
  await expect(list.locator("xpath=following-sibling::p").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText("undefined")).toHaveCount(0);
});

test("fills the day in that one asks for", async ({ page, language, words }) => {
  const { path, until } = await findProgram(page, language);
  test.skip(path === "", "no program leaves on a day that is known");
  await page.clock.setFixedTime((until[0] ?? 0) * 1000 - DAY_MS);
  await page.goto(path);
  await untilHydrated(page);
  const ask = rows(page).getByRole("link").filter({ visible: true }).first();
  const day = /day=([\d-]+)#/.exec((await ask.getAttribute("href")) ?? "")?.[1] ?? "none";
  await ask.click();
  const from = field(page, word(words, "form.date.from"));
  await expect(from).toHaveValue(day);
  await expect(from).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
});
