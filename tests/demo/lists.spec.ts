import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import { routePath } from "../../src/i18n/routes.ts";
import type { CardOf } from "../../src/lists/cards.ts";
import { documentsIn } from "../documents.ts";
import { someChoice } from "../e2e/choices.ts";
import { cards, closeFilters, numberIn, openFilters } from "../e2e/lists.ts";
import { expect, openLanguages, test, untilHydrated, type Words, word } from "../e2e/site.ts";
import { NOT_THE_DEMO } from "./demo.ts";

test.skip(NOT_THE_DEMO !== "", NOT_THE_DEMO);

test("counts each kind of programs as the chosen length leaves it, and loosens an empty choice", async ({
  page,
  language,
  words,
}) => {
  const box = (key: keyof Words) =>
    page.getByRole("checkbox", { name: new RegExp(`^${word(words, key)}`) });
  const numberOf = async (key: keyof Words): Promise<number> =>
    numberIn(await page.locator("label", { has: box(key) }).textContent());
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  const all = await cards(page).count();
  await openFilters(page, words);
  await box("packages.length.more").check();
  await expect(page).toHaveURL(/\?length=more$/);
  const long = await numberOf("packages.length.more");
  expect(long).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(long);
  const active = await numberOf("choice.type.active");
  const culture = await numberOf("choice.type.culture");
  await box("choice.type.active").check();
  await expect(page).toHaveURL(/\?length=more&type=active$/);
  await expect(cards(page)).toHaveCount(active);
  expect(culture).toBe(0);
  await box("choice.type.active").uncheck();
  await box("choice.type.culture").check();
  await expect(page.getByRole("main")).toContainText(word(words, "programs.loosen"));
  await closeFilters(page);
  await page.getByRole("button", { name: words["list.show-all"] }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL(routePath("programs", language));
});

/** How a card begins that is out of season: "Out of season: " */
const months = (words: Words): string => word(words, "months.away").split("{{")[0] ?? "?";

test("puts the programs of a month first, and keeps it through back and another language", async ({
  page,
  language,
  words,
}) => {
  const { value, count } = await someChoice(page, language, "month");
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  const all = await cards(page).count();
  await openFilters(page, words);
  const month = page.getByRole("combobox", { name: word(words, "months.label") });
  const numberOf = async (): Promise<number> =>
    numberIn(await month.locator(`option[value="${value}"]`).textContent());
  await month.selectOption(value);
  await expect(page).toHaveURL(new RegExp(`\\?month=${value}$`));
  // A departure that has passed since the build does not count.
  const open = await numberOf();
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThanOrEqual(count);
  const away = cards(page).filter({ hasText: months(words) });
  await expect(cards(page)).toHaveCount(all);
  await expect(away).toHaveCount(all - open);
  if (open < all) await expect(cards(page).nth(open)).toContainText(months(words));
  await expect(cards(page).nth(open - 1)).not.toContainText(months(words));

  const children = page.getByRole("checkbox", {
    name: new RegExp(`^${word(words, "programs.children")}`),
  });
  await children.check();
  await expect(page).toHaveURL(new RegExp(`\\?month=${value}&with=children$`));
  await expect(cards(page)).not.toHaveCount(all);
  const inMonth = cards(page).filter({ hasNotText: months(words) });
  await expect(inMonth).toHaveCount(await numberOf());
  await page.goBack();
  await expect(children).not.toBeChecked();
  await expect(month).toHaveValue(value);
  await expect(away).toHaveCount(all - open);

  await closeFilters(page);
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.locator(`a[href*="/${other}/"]`).click();
  await expect(page).toHaveURL(`${routePath("programs", other)}?month=${value}`);
  // Not every program exists in every language.
  await expect(cards(page)).toHaveCount(documentsIn(other, ["program"]).length);
  await page.goto(routePath("programs", language));
  await expect(cards(page)).toHaveCount(all);
});

type Program = CardOf<"program">;

/** What the page of all programs knows of them, the newest first. */
async function programsOf(page: Page, language: Language): Promise<Program[]> {
  const data = `/page-data${routePath("programs", language)}page-data.json`;
  const { result } = await (await page.request.get(data)).json();
  return result.pageContext.cards;
}

test("puts the lowest price first, each currency by itself, and goes back to the newest", async ({
  page,
  language,
  words,
}) => {
  const programs = await programsOf(page, language);
  const pricesIn = (currency: string) =>
    programs
      .filter(({ priceAmount: sum }) => sum?.[1] === currency)
      .sort(({ priceAmount: one }, { priceAmount: other }) => (one?.[0] ?? 0) - (other?.[0] ?? 0))
      .map(({ priceAmount: sum }) => sum);
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  const order = page.getByRole("combobox", { name: word(words, "programs.order") });
  const paths = () =>
    cards(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const newest = programs.map(({ path }) => path);
  expect(await paths()).toEqual(newest);

  await openFilters(page, words);
  await order.selectOption("price");
  await expect(page).toHaveURL(/\?order=price$/);
  const sums = async () =>
    (await paths()).map((path) => programs.find((one) => one.path === path)?.priceAmount);
  await expect.poll(sums).toEqual([...pricesIn("EUR"), ...pricesIn("RSD")]);

  await page.reload();
  await untilHydrated(page);
  await openFilters(page, words);
  await expect(order).toHaveValue("price");
  await expect.poll(sums).toEqual([...pricesIn("EUR"), ...pricesIn("RSD")]);
  await page.goBack();
  await expect(order).toHaveValue("");
  await expect.poll(paths).toEqual(newest);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("leads to what leaves in a month, and to what children may come to", async ({
    page,
    language,
    words,
  }) => {
    const { value, name, count } = await someChoice(page, language, "month");
    const list = routePath("programs", language);
    await page.goto(list);
    const all = await cards(page).count();
    const monthLinks = page.getByRole("navigation", { name: word(words, "months.label") });
    await monthLinks.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(`${list}month/${value}/`);
    await expect(cards(page)).toHaveCount(all);
    await expect(cards(page).filter({ hasNotText: months(words) })).toHaveCount(count);
    const more = page.getByRole("navigation", { name: word(words, "programs.more"), exact: true });
    await more
      .getByRole("link", { name: new RegExp(`^${word(words, "programs.children")}`) })
      .click();
    await expect(page).toHaveURL(`${list}with/children/`);
    await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(0);
  });
});
