import type { Locator, Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../src/i18n/languages.ts";
import { INQUIRY_ID, UNTIL } from "../../src/runtime/pageState.ts";
import {
  dayChoice,
  dayField,
  expect,
  fillInDay,
  openLanguages,
  routePath,
  test,
  untilHydrated,
  type Words,
  word,
} from "./site.ts";

// Programs with departures. Skipped for sites without any.

const DAY_MS = 24 * 3600 * 1000;

async function programPaths(page: Page, language: Language): Promise<string[]> {
  await page.goto(routePath("programs", language));
  const links = page.getByRole("main").getByRole("article").getByRole("link");
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

/** The departures of the first program that has some, from its HTML. */
async function findProgram(
  page: Page,
  language: Language,
): Promise<{ path: string; until: number[] }> {
  const paths = await programPaths(page, language);
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    const until = [...html.matchAll(new RegExp(`<li[^>]*${UNTIL}="(\\d+)"`, "g"))].map(([, at]) =>
      Number(at),
    );
    if (until.length > 1) return { path, until };
  }
  return { path: "", until: [] };
}

const rows = (page: Page) => page.locator(`li[${UNTIL}]`);
const shown = (page: Page) => rows(page).filter({ visible: true });
const inPast = (page: Page, now: number) =>
  rows(page).evaluateAll(
    (items, at) =>
      items.filter((item) => !item.hasAttribute("hidden") && Number(item.dataset.until) <= at)
        .length,
    now / 1000,
  );

test("hides past departures by the visitor's clock, before script is there and after", async ({
  page,
  language,
}) => {
  const { path, until } = await findProgram(page, language);
  test.skip(path === "", "no program has departures");
  const [first = 0, second = 0] = until;
  const beforeFirst = first * 1000 - DAY_MS;
  await page.clock.setFixedTime(beforeFirst);
  await page.goto(path);
  await untilHydrated(page);
  await expect(rows(page).first()).toBeVisible();
  await page.clock.setFixedTime(first * 1000);
  // Without scripts.
  await page.route(/\.js$/, () => {});
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(rows(page).first()).toBeHidden();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await untilHydrated(page);
  await expect(rows(page).first()).toBeHidden();
  await expect(shown(page).first()).toHaveAttribute(UNTIL, String(second));
  expect(await inPast(page, first * 1000)).toBe(0);
});

test("says that there are no dates once the last has left", async ({ page, language }) => {
  const { path, until } = await findProgram(page, language);
  test.skip(path === "", "no program has departures");
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

test("fills the day in that one asks for", async ({ page, language }) => {
  const { path, until } = await findProgram(page, language);
  test.skip(path === "", "no program has departures");
  await page.clock.setFixedTime((until[0] ?? 0) * 1000 - DAY_MS);
  await page.goto(path);
  await untilHydrated(page);
  const ask = rows(page).getByRole("link").filter({ visible: true }).first();
  const day = /date=([\d-]+)#/.exec((await ask.getAttribute("href")) ?? "")?.[1] ?? "none";
  await ask.click();
  await expect(dayChoice(page)).toHaveValue(day);
  await expect(dayChoice(page)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
});

type Length = "one day" | "several days";

/** What the choice of a departure is called. */
const LABELS = { "one day": "form.date.only", "several days": "form.date.from" } as const;

/** Opens the first program of this length that has departures. */
async function openTrip(
  page: Page,
  { language, words }: { language: Language; words: Words },
  length: Length,
): Promise<void> {
  const paths = await programPaths(page, language);
  const label = word(words, LABELS[length]);
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    const hasLabel = new RegExp(`<label[^>]*>(?:<[^>]+>)*${label}<`).test(html);
    if (!hasLabel || !html.includes(UNTIL)) continue;
    await page.goto(path);
    return untilHydrated(page);
  }
  test.skip(true, "no program of this length has departures");
}

/** The day in the field, once the chosen departure has filled it in. */
async function chosenDay(field: Locator): Promise<string> {
  await expect(field).toHaveValue(/^\d{4}-/);
  return field.inputValue();
}

test("asks one day for a trip of one day, named so", async ({ page, language, words }) => {
  await openTrip(page, { language, words }, "one day");
  await rows(page).getByRole("link").filter({ visible: true }).first().click();
  await expect(page.getByLabel(word(words, "form.date.only"))).toHaveValue(/^\d{4}-/);
  await expect(page.locator("input[type=date]")).toHaveCount(0);
});

test("asks for the beginning of a trip that lasts longer, and shows its end", async ({
  page,
  language,
  words,
}) => {
  await openTrip(page, { language, words }, "several days");
  await rows(page).getByRole("link").filter({ visible: true }).first().click();
  const from = await chosenDay(page.getByLabel(word(words, "form.date.from")));
  const to = await page.locator(`#${INQUIRY_ID} form time`).getAttribute("datetime");
  expect((to ?? "") > from).toBe(true);
});

test("keeps the chosen day where the trip is shared or its language changed", async ({
  page,
  language,
  words,
}) => {
  await openTrip(page, { language, words }, "one day");
  const choose = rows(page).getByRole("link").filter({ visible: true });
  await choose.nth(1).click();
  const day = await chosenDay(dayChoice(page));
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    });
  });
  await page.getByRole("button", { name: word(words, "share.action") }).click();
  await expect(page.getByText(word(words, "share.copied"))).toBeVisible();
  const copied = await page.evaluate(() => String(Reflect.get(window, "copied")));
  expect(copied).toBe(page.url().replace(/#.*/, ""));
  expect(new URL(copied).searchParams.get("date")).toBe(day);
  await page.reload();
  await untilHydrated(page);
  await expect(dayChoice(page)).toHaveValue(day);

  // Typing a day chooses it, too.
  const typed = day.replace(/^\d{4}/, (year) => String(Number(year) + 3));
  await fillInDay(page, typed);
  await expect(page).toHaveURL(new RegExp(`date=${typed}`));
  const other = LANGUAGES.find((one) => one !== language) ?? "en";
  const menu = await openLanguages(page, word(words, "language.label"));
  await menu.locator(`a[href^="${routePath("programs", other)}"]`).click();
  await expect(page).toHaveURL(new RegExp(`date=${typed}`));
  await expect(dayField(page)).toHaveValue(typed);
});
