import { CARDS_IN_SIGHT } from "../../src/lists/seasonalHighlights.ts";
import { MONTHS } from "../../src/runtime/pageState.ts";
import { cards, closeFilters, numberIn, openFilters } from "./lists.ts";
import { expect, routePath, test, untilHydrated, word } from "./site.ts";

// Seasons. Skipped for sites without months.

for (const list of ["destinations", "blog"] as const) {
  test(`lets step back what is out of season, and says so: ${list}`, async ({
    page,
    language,
    words,
  }) => {
    await page.goto(routePath(list, language));
    await untilHydrated(page);
    await openFilters(page, words);
    const month = page.getByRole("combobox", { name: word(words, "months.label") });
    test.skip((await month.count()) === 0, "nothing says in which months it is good");
    const count = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    const shown = await cards(page).count();
    const all = numberIn(await count.textContent());
    const value = (await month.locator("option").nth(1).getAttribute("value")) ?? "";
    await month.selectOption(value);
    await expect(page).toHaveURL(new RegExp(`\\?month=${value}$`));
    await closeFilters(page);
    await expect(cards(page)).toHaveCount(shown);
    const outOfSeason = word(words, "months.away").split("{{")[0] ?? "?";
    const away = cards(page).filter({ hasText: outOfSeason });
    await expect(cards(page).last()).toContainText(outOfSeason);
    await expect(cards(page).first()).not.toContainText(outOfSeason);
    const now = numberIn(await count.textContent());
    const expectedCount = word(words, "months.count")
      .replace("{{now}}", `${now}`)
      .replace("{{more}}", `${all - now}`);
    await expect(count).toContainText(expectedCount);
    const back = shown - Math.min(now, shown);
    await expect(away).toHaveCount(back);
    await page.reload();
    await untilHydrated(page);
    await expect(away).toHaveCount(back);
    await page.goBack();
    await expect(away).toHaveCount(0);
  });
}

/**
 * An hour before and after the end of a month in the region's time zone, and what is shown then.
 */
const ENDS = ["2026-12-31T22:30:00Z", "2026-12-31T23:30:00Z"] as const;

test("shows on the home page what is on in the month of the region's clock", async ({
  page,
  language,
}) => {
  const items = page.locator(`li[${MONTHS}]`);
  await page.goto(routePath("home", language));
  test.skip((await items.count()) === 0, "nothing says in which months it is good");
  for (const [index, month] of ["2026-12", "2027-01"].entries()) {
    await page.clock.setFixedTime(ENDS[index] ?? ENDS[0]);
    // First without script, then with script.
    await page.route(/\.js$/, () => {});
    await page.reload({ waitUntil: "domcontentloaded" });
    const own = page.locator(`li[${MONTHS}~="${month}"]`);
    const shown = items.filter({ visible: true });
    const count = Math.min(await own.count(), CARDS_IN_SIGHT);
    await expect(shown).toHaveCount(count);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    await untilHydrated(page);
    await expect(shown).toHaveCount(count);
    await expect(own.filter({ visible: true })).toHaveCount(count);
  }
});
