import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { messagesIn as allWordsIn } from "../../src/build/messages.ts";
import { isLanguage, type Language } from "../../src/i18n/languages.ts";
import { ROUTES, type Route, routePath } from "../../src/i18n/routes.ts";
import { withSiteName } from "../../src/i18n/siteName.ts";
import { markdownTitles } from "../markdownPages.ts";
import { type LocalProxy, openWay } from "./proxy.ts";

type WordKey = keyof typeof import("../../locales/hr.json");
type WrittenKey = `${"about" | "about-project" | "accessibility" | "plan" | "terms"}.title`;

/** What the site says in a language. A key that is misspelt does not compile, and none is ever undefined. */
export type Words = Readonly<Record<WordKey | WrittenKey, string>>;

interface Fixtures {
  language: Language;
  words: Words;
  /** What the browser complained of in any tab; empty at the end of every test. */
  complaints: string[];
  /** Complaints that belong to what the test is about. */
  tolerated: RegExp | null;
  /** Stands before the site, for tests that go to its address instead. */
  way: LocalProxy;
}

/** A language's words, as the site says them, and the titles of the pages that are written in Markdown. */
export function wordsIn(language: Language): Words {
  const words = withSiteName({ ...allWordsIn(language), ...markdownTitles(language) }, language);
  return new Proxy(words, { get: (all, key) => find(all, String(key)) }) as Words;
}

function find(words: Record<string, string>, key: string): string {
  const found = words[key];
  if (found === undefined) throw new Error(`No language file has the key "${key}".`);
  return found;
}

/** Every test speaks the language of its project and fails on any complaint of the browser. */
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
  way: async ({ baseURL }, use) => {
    const way = await openWay(baseURL ?? "");
    await use(way);
    await way.close();
  },
  complaints: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      context.on("weberror", (error) => {
        const { message } = error.error();
        if (!tolerated?.test(message)) complaints.push(message);
      });
      context.on("console", (message) => {
        // The browser itself notes that an unknown address answers with 404: so it should.
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

/** Presses a button of a page that tries again by itself too: it may be gone before a finger is down. */
export async function pressWhatIsThere(page: Page, label: string): Promise<void> {
  await page.evaluate((name) => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === name)?.click();
  }, label);
}

/** Script has taken over the page: before that a link loads a document, and a button does nothing. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator("#___gatsby[data-hydrated]").waitFor({ state: "attached", timeout: 20_000 });
}

/** What opens the navigation on a small screen. */
export const menuOpener = (page: Page, words: Words): Locator =>
  page.getByRole("banner").locator("summary", { hasText: words["nav.menu"] });

/** Presses the title of a card, and waits for its page: the address is there before the page is. */
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

/** By a key that is put together: wordAt(words, `blog.category.${topic}`) */
export const wordAt = (words: Words, key: string): string => find(words, key);

/** The day that a trip is asked for, or the first of them; its name depends on how many there are. */
export const dayField = (page: Page): Locator => page.locator("input[type=date]").first();

/** A field of the form by the beginning of its name: after it may stand that it is optional. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** How much of the page has moved since it came, as browsers measure it. */
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
 * No request has begun for a while. Playwright's "networkidle" waits for the end of each as well, and of
 * one that was refused while its page went away, the browser may never tell the end.
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

/** Holds the clock of a page: time then passes as a test says, however slow the machine is. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // A moment that has not passed yet when the browser hears of it.
  await page.clock.pauseAt(now + 10_000);
}

export const FIXED_ROUTES = Object.keys(ROUTES) as Route[];

export { expect, routePath };
