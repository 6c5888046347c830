import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { messagesIn as allWordsIn } from "../../src/build/files/messages.ts";
import { isLanguage, type Language } from "../../src/i18n/languages.ts";
import { type PAGES, ROUTES, type Route, routePath } from "../../src/i18n/routes.ts";
import { withSiteName } from "../../src/i18n/siteName.ts";
import { HYDRATED } from "../../src/runtime/pageState.ts";
import { markdownTitles } from "../markdownPages.ts";
import { type LocalProxy, startProxy } from "./proxy.ts";

type WordKey = keyof typeof import("../../locales/hr.json");
/** "about.title" */
type TitleKey = {
  [R in Route]: (typeof PAGES)[R] extends { path: `/${infer Name}/`; text: object }
    ? `${Name}.title`
    : never;
}[Route];

/** The messages of a language. A misspelt key does not compile, and no message is undefined. */
export type Words = Readonly<Record<WordKey | TitleKey, string>>;

interface Fixtures {
  language: Language;
  words: Words;
  /** Errors and warnings of the browser in any tab; none at the end of every test. */
  complaints: string[];
  /** Messages of the browser that the test expects. */
  tolerated: RegExp | null;
  /** A proxy for the site, for tests that use its URL instead. */
  siteProxy: LocalProxy;
}

/** The messages of a language, and the titles of the Markdown pages. */
export function wordsIn(language: Language): Words {
  const words = withSiteName({ ...allWordsIn(language), ...markdownTitles(language) }, language);
  return new Proxy(words, { get: (all, key) => find(all, String(key)) }) as Words;
}

function find(words: Record<string, string>, key: string): string {
  const found = words[key];
  if (found === undefined) throw new Error(`No language file has the key "${key}".`);
  return found;
}

/** Every test has the language of its project, and fails on any error of the browser. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures to be destructured
  language: async ({}, use, testInfo) => {
    const { language } = testInfo.project.metadata;
    if (!isLanguage(language)) throw new Error("the project has no language");
    await use(language);
  },
  words: async ({ language }, use) => {
    await use(wordsIn(language));
  },
  tolerated: [null, { option: true }],
  siteProxy: async ({ baseURL }, use) => {
    const siteProxy = await startProxy(baseURL ?? "");
    await use(siteProxy);
    await siteProxy.close();
  },
  complaints: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      context.on("weberror", (error) => {
        const { message } = error.error();
        if (!tolerated?.test(message)) complaints.push(message);
      });
      context.on("console", (message) => {
        // The browser logs that an unknown URL is answered with 404, as it should be.
        const isNotFound = message.text().includes("status of 404");
        const isTolerated = isNotFound || tolerated?.test(message.text());
        if (message.type() === "error" && !isTolerated) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The menu of languages, opened as a visitor opens it. */
export async function openLanguages(page: Page, label: string): Promise<Locator> {
  await page.locator("summary", { hasText: label }).click();
  return page.getByRole("navigation", { name: label });
}

/** Presses a button if it is still there: the page also retries by itself. */
export async function pressIfPresent(page: Page, label: string): Promise<void> {
  await page.evaluate((name) => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === name)?.click();
  }, label);
}

/** Waits for hydration: before it a link loads a document, and a button does nothing. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator(`#___gatsby[${HYDRATED}]`).waitFor({ state: "attached", timeout: 20_000 });
}

/** The button that opens the navigation on a small screen. */
export const menuOpener = (page: Page, words: Words): Locator =>
  page.getByRole("banner").locator("summary", { hasText: words["nav.menu"] });

/** Presses the title of a card, and waits for its page: the URL changes before the page does. */
export async function openDocument(page: Page, link: Locator): Promise<void> {
  const title = (await link.textContent()) ?? "?";
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

/** The navigation; on a small screen behind its button. */
export async function openNavigation(page: Page, words: Words): Promise<Locator> {
  await untilHydrated(page);
  const opener = menuOpener(page, words);
  if (await opener.isVisible()) await opener.click();
  return page.getByRole("navigation", { name: words["nav.label"], exact: true });
}

export const word = (words: Words, key: keyof Words): string => words[key];

/** By a composed key: wordAt(words, `blog.category.${topic}`) */
export const wordAt = (words: Words, key: string): string => find(words, key);

/** The departures of a trip, as a choice; none where it leaves on any day. */
export const dayChoice = (page: Page): Locator => page.locator("select[name=departure]");

/** The field of another day, or of any day; of a stay the first one. */
export const dayField = (page: Page): Locator => page.locator("input[type=date]").first();

/** Asks for a day in a field of its own, whether the trip leaves on it or not. */
export async function fillInDay(page: Page, day: string): Promise<void> {
  if ((await dayChoice(page).count()) > 0) await dayChoice(page).selectOption("other");
  await dayField(page).fill(day);
}

/** What is wrong in the form. */
export const errorSummary = (page: Page): Locator =>
  page
    .locator("form")
    .getByRole("group")
    .filter({ has: page.getByRole("heading") });

/** Opens what the form has folded away. */
export const unfoldForm = (page: Page): Promise<void> => page.locator("form summary").click();

/** A field of the form by the beginning of its label, which may end in "optional". */
export const field = (page: Page, label: string): Locator =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** The cumulative layout shift since the page has loaded. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => Reflect.get(window, "shifts"));
    return Array.isArray(shifts) ? shifts.reduce((sum, one) => sum + one, 0) : Number.NaN;
  };
}

/**
 * Waits until no request has begun for a while. Playwright's "networkidle" also waits for the end
 * of each, which the browser may not report for one that failed while its page was left.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = (): void => {
    last = Date.now();
  };
  page.on("request", note);
  await expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(600);
  page.off("request", note);
}

/** Stops the clock of a page, so that the test decides how time passes. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // A time that is still in the future when the browser gets it.
  await page.clock.pauseAt(now + 10_000);
}

export { expect, ROUTES, routePath };
