import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { CARDS_AT_ONCE } from "../../src/lists/cards.ts";
import { type ListChoice, someChoice, someChoices } from "./choices.ts";
import { someDocuments } from "./documents.ts";
import {
  cards,
  closeFilters,
  filterOpener,
  numberIn,
  openFilters,
  storiesAtOnce,
} from "./lists.ts";
import {
  expect,
  openDocument,
  openLanguages,
  test,
  untilHydrated,
  type Words,
  watchShifts,
  word,
} from "./site.ts";

const REST = "**/lists/*.json";

/** Chooses a topic; returns the number of stories on its button. */
async function chooseTopic(page: Page, words: Words, { name }: ListChoice): Promise<number> {
  await untilHydrated(page);
  await openFilters(page, words);
  const button = page.getByRole("button", { name });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const count = numberIn(await button.textContent());
  await closeFilters(page);
  return count;
}

/** Lists with more than one page. */
const needLongList = (language: Language, more = 1): void => {
  someDocuments(language, CARDS_AT_ONCE + more, ["blog"]);
};

test("narrows the stories to one topic, and keeps it through reload and back", async ({
  page,
  language,
  words,
}) => {
  const topic = await someChoice(page, language, "category");
  await page.goto(routePath("blog", language));
  const count = await chooseTopic(page, words, topic);
  expect(count).toBe(topic.count);
  await expect(cards(page)).toHaveCount(count);
  await expect(page).toHaveURL(new RegExp(`\\?category=${topic.value}$`));

  await page.reload();
  await expect(cards(page)).toHaveCount(count);
  await untilHydrated(page);
  await openDocument(page, cards(page).first().getByRole("link"));
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  await page.goBack();
  await expect(cards(page)).toHaveCount(storiesAtOnce(language));
});

test("says how many there are after a choice, and nothing before", async ({
  page,
  language,
  words,
}) => {
  // If there is only one topic, choosing it changes nothing.
  const [topic] = await someChoices(page, language, "category", 2);
  if (!topic) return;
  await page.goto(routePath("blog", language));
  await untilHydrated(page);
  const status = page.getByRole("main").getByRole("status").first();
  await expect(status).toBeEmpty();
  const count = await chooseTopic(page, words, topic);
  await expect(status).toContainText(String(count));
});

test("passes over a topic that does not exist", async ({ page, language, words }) => {
  await page.goto(`${routePath("blog", language)}?category=nonsense`);
  await untilHydrated(page);
  await expect(cards(page)).toHaveCount(storiesAtOnce(language));
  await openFilters(page, words);
  // With how many there are: "Alle 17"
  const all = page.getByRole("button", {
    name: new RegExp(`^${word(words, "filter.all")}\\s*\\d`),
  });
  await expect(all).toHaveAttribute("aria-pressed", "true");
});

test("keeps the topic when the language changes", async ({ page, language, words }) => {
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  const { value } = await someChoice(page, language, "category");
  await page.goto(`${routePath("blog", language)}?category=${value}`);
  await untilHydrated(page);
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.locator(`a[href*="/${other}/"]`).click();
  await expect(page).toHaveURL(`${routePath("blog", other)}?category=${value}`);
});

test("shows the stories that the page did not bring along", async ({ page, language, words }) => {
  needLongList(language);
  await page.goto(routePath("blog", language));
  await untilHydrated(page);
  await expect(cards(page)).toHaveCount(CARDS_AT_ONCE);
  const all = numberIn(await page.getByRole("heading", { level: 2 }).first().textContent());
  await page.getByRole("link", { name: words["list.more"] }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByRole("link", { name: words["list.more"] })).toHaveCount(0);
  // For keyboard users the focus is on the first new card.
  await expect(cards(page).nth(CARDS_AT_ONCE).getByRole("link")).toBeFocused();
});

test("says when the rest of a list does not load, and tries again", async ({
  page,
  language,
  words,
  complaints,
}) => {
  needLongList(language);
  await page.route(REST, (route) => route.abort());
  await page.goto(routePath("blog", language));
  await untilHydrated(page);
  await page.getByRole("link", { name: words["list.more"] }).click();
  await expect(page.getByRole("alert")).toContainText(words["list.failed"] ?? "?");
  await expect(cards(page)).toHaveCount(CARDS_AT_ONCE);
  // The browser logs the request that this test aborts.
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;

  await page.unroute(REST);
  await page.getByRole("button", { name: words["list.try-again"] }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(CARDS_AT_ONCE);
});

test("shows programs of any of the kinds that are ticked", { tag: "@smoke" }, async ({
  page,
  language,
  words,
}) => {
  const [one, other] = await someChoices(page, language, "type", 2);
  if (!one || !other) return;
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  const all = await cards(page).count();
  await openFilters(page, words);
  const first = page.getByRole("checkbox", { name: one.name });
  const second = page.getByRole("checkbox", { name: other.name });

  await first.check();
  await expect(cards(page)).toHaveCount(one.count);
  await second.check();
  await expect
    .poll(() => new URL(page.url()).searchParams.getAll("type").sort())
    .toEqual([one.value, other.value].sort());
  await expect(cards(page)).toHaveCount(one.count + other.count);
  await first.uncheck();
  await second.uncheck();
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL(routePath("programs", language));
});

test("does not jump when the address asks for some programs only", async ({
  page,
  language,
  words,
}) => {
  const { value, name } = await someChoice(page, language, "type");
  const shifted = await watchShifts(page);
  // Even if scripts take long
  await page.route("**/framework-*.js", async (route) => {
    await sleep(5000);
    await route.continue();
  });
  await page.goto(`${routePath("programs", language)}?type=${value}`);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
  await openFilters(page, words);
  await expect(page.getByRole("checkbox", { name })).toBeChecked();
});

test("shows on a telephone how many a choice gives, and the first of them", async ({
  page,
  language,
  words,
}) => {
  const length = await someChoice(page, language, "length");
  const topic = await someChoice(page, language, "category");
  await page.setViewportSize({ width: 360, height: 740 });
  const seesAnswer = async (): Promise<void> => {
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeInViewport({
      ratio: 1,
    });
    await expect(cards(page).first()).toBeInViewport();
  };
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  await openFilters(page, words);
  await page.getByRole("checkbox", { name: length.name }).check();
  await closeFilters(page);
  await seesAnswer();

  await page.goto(routePath("blog", language));
  await chooseTopic(page, words, topic);
  await seesAnswer();
});

/** As tall as many phones, and narrow. */
const PHONE = { width: 360, height: 800 };
const LISTS = ["programs", "destinations", "blog"] as const;

test("begins the cards of each list on the first screen of a telephone", {
  tag: "@languages",
}, async ({ page, language }) => {
  await page.setViewportSize(PHONE);
  for (const list of LISTS) {
    await page.goto(routePath(list, language));
    await untilHydrated(page);
    const top = (await cards(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(top, list).toBeLessThan(700);
  }
});

test("finds all filters and the order of a list behind one button on a telephone", async ({
  page,
  language,
  words,
}) => {
  const { name, value, count } = await someChoice(page, language, "length");
  const shifted = await watchShifts(page);
  await page.setViewportSize(PHONE);
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  const all = await cards(page).count();
  const opener = filterOpener(page, words);
  const chosen = word(words, "filters.chosen").replace("{{chosen}}", "1");
  await expect(opener).toHaveAccessibleName(word(words, "filters.title"));
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  expect(await shifted()).toBe(0);
  await opener.focus();
  await page.keyboard.press("Enter");
  const tray = page.getByRole("dialog", { name: word(words, "filters.title") });
  await expect(tray).toBeVisible();
  await expect(page.locator("main input, main fieldset")).toHaveCount(0);

  const order = tray.getByRole("combobox", { name: word(words, "programs.order") });
  await order.selectOption("price");
  const box = tray.getByRole("checkbox", { name });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(new RegExp(`\\?order=price&length=${value}$`));
  await expect(tray.getByRole("status")).toContainText(String(count));
  await tray.getByRole("button", { name: new RegExp(`\\b${count}\\b`) }).click();
  await expect(tray).toHaveCount(0);
  await expect(cards(page)).toHaveCount(count);
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAccessibleName(chosen);

  await page.reload();
  await untilHydrated(page);
  await expect(opener).toHaveAccessibleName(chosen);
  expect(await shifted()).toBe(0);
  await opener.click();
  await expect(box).toBeChecked();
  await expect(order).toHaveValue("price");
  await tray.getByRole("button", { name: word(words, "filters.reset") }).click();
  await expect(page).toHaveURL(routePath("programs", language));
  await expect(box).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(tray).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(cards(page)).toHaveCount(all);
});

/**
 * Opens the 28th story, which is on the list after "show more"; returns the position of its card.
 */
async function leaveByCard(page: Page, words: Record<string, string>): Promise<number> {
  await page.getByRole("link", { name: words["list.more"] }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(CARDS_AT_ONCE);
  const card = cards(page).nth(CARDS_AT_ONCE + 3);
  await card.scrollIntoViewIfNeeded();
  // Its title is on the screen, so the click does not scroll.
  await card.getByRole("link").scrollIntoViewIfNeeded();
  const top = (await card.boundingBox())?.y ?? Number.NaN;
  await openDocument(page, card.getByRole("link"));
  return top;
}

async function expectReturn(page: Page, top: number, { isFocused = true } = {}): Promise<void> {
  const card = cards(page).nth(CARDS_AT_ONCE + 3);
  await expect(card).toBeInViewport();
  if (isFocused) await expect(card.getByRole("link")).toBeFocused();
  const offset = async (): Promise<number> => ((await card.boundingBox())?.y ?? 1e4) - top;
  await expect.poll(async () => Math.abs(await offset())).toBeLessThan(8);
}

test("finds the card again by which a longer list was left, also after a reload", async ({
  page,
  language,
  words,
}) => {
  needLongList(language, 4);
  await page.goto(routePath("blog", language));
  await untilHydrated(page);
  const top = await leaveByCard(page, words);
  await page.goBack();
  await expectReturn(page, top);
  // A reload keeps the current scroll position instead of returning to the card.
  await page.reload();
  await untilHydrated(page);
  await expectReturn(page, top, { isFocused: false });
  await expect(
    cards(page)
      .nth(CARDS_AT_ONCE + 3)
      .getByRole("link"),
  ).not.toBeFocused();
});

test("finds the card again where the page was loaded anew", async ({ page, language, words }) => {
  needLongList(language, 4);
  await page.goto(routePath("blog", language));
  await untilHydrated(page);
  // As after a deployment: the next navigation loads a document.
  await page.evaluate(() => Object.assign(window, { ___swUpdated: true }));
  const top = await leaveByCard(page, words);
  await untilHydrated(page);
  await page.goBack();
  await untilHydrated(page);
  await expectReturn(page, top);
});

test("begins a list at its top, with the focus on its title, for a new visit", async ({
  page,
  language,
  words,
}) => {
  needLongList(language, 4);
  await page.goto(routePath("blog", language));
  await untilHydrated(page);
  await leaveByCard(page, words);
  await page.getByRole("main").getByRole("link", { name: words["blog.title"] }).first().click();
  await expect(page).toHaveURL(routePath("blog", language));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(cards(page)).toHaveCount(CARDS_AT_ONCE);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("finds the card of a narrowed list again", async ({ page, language, words }) => {
  const length = await someChoice(page, language, "length");
  await page.goto(routePath("programs", language));
  await untilHydrated(page);
  await openFilters(page, words);
  await page.getByRole("checkbox", { name: length.name }).check();
  await expect(page).toHaveURL(new RegExp(`\\?length=${length.value}$`));
  await closeFilters(page);
  const { count } = length;
  await expect(cards(page)).toHaveCount(count);
  const link = cards(page)
    .nth(count - 1)
    .getByRole("link");
  await openDocument(page, link);
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  await expect(
    cards(page)
      .nth(count - 1)
      .getByRole("link"),
  ).toBeFocused();
  await expect(cards(page).nth(count - 1)).toBeInViewport();
});

test("chooses on where a page of one topic was opened", async ({ page, language, words }) => {
  const list = routePath("blog", language);
  const [first, second] = await someChoices(page, language, "category", 2);
  if (!first || !second) return;
  await page.goto(`${list}category/${first.value}/`);
  await expect(page).toHaveURL(`${list}?category=${first.value}`);
  await untilHydrated(page);
  await openFilters(page, words);
  const button = page.getByRole("button", { name: first.name });
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(cards(page)).toHaveCount(first.count);
  await closeFilters(page);
  await chooseTopic(page, words, second);
  await expect(page).toHaveURL(`${list}?category=${second.value}`);
  await expect(cards(page)).toHaveCount(second.count);
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  const menu = await openLanguages(page, words["language.label"] ?? "?");
  await menu.locator(`a[href*="/${other}/"]`).click();
  await expect(page).toHaveURL(`${routePath("blog", other)}?category=${second.value}`);
});

test("goes on and back between the pages of a list, and chooses there", async ({
  page,
  language,
  words,
}) => {
  needLongList(language);
  const topic = await someChoice(page, language, "category");
  const list = routePath("blog", language);
  await page.goto(`${list}page/2/`);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(
    String(CARDS_AT_ONCE + 1),
  );
  const rest = await cards(page).count();
  expect(rest).toBeLessThanOrEqual(CARDS_AT_ONCE);
  await chooseTopic(page, words, topic);
  await expect(page).toHaveURL(`${list}?category=${topic.value}`);
  await page.goBack();
  await expect(page).toHaveURL(`${list}page/2/`);
  await expect(cards(page)).toHaveCount(rest);
  await page.getByRole("link", { name: words["list.previous"] }).click();
  await expect(page).toHaveURL(list);
  await expect(cards(page)).toHaveCount(CARDS_AT_ONCE);
});

test("says of a page beyond the last that it is not there", async ({ page, language, words }) => {
  const answer = await page.goto(`${routePath("blog", language)}page/99/`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word(words, "not-found.title"));
});
