import { expect, type Page } from "@playwright/test";
import type { Language } from "../../../src/i18n/languages.ts";
import { ENHANCED } from "../../../src/runtime/pageState.ts";
import { untilHydrated, word, wordsIn } from "../../e2e/site.ts";
import { addressOf } from "../pages.ts";
import type { Finding } from "../rules/finding.ts";
import { describeFindings, findPageKind, sizeOf, test, untilDrawn } from "./visitor.ts";

const LANGUAGE = "hr";

/** Milliseconds from a choice until its results must be visible. */
const LIMIT = 300;

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 740, height: 360 },
];

const BUTTONS = "main [aria-pressed]";
const BOXES = "main input[type=checkbox]";

const MORE = `main [${ENHANCED}]`;

/** Opens a list and waits until cards outside the viewport are hidden. */
async function openList(page: Page, name: string, language: Language): Promise<void> {
  await page.goto(addressOf(findPageKind(name), language));
  await untilHydrated(page);
  await untilDrawn(page);
}

/** Makes a choice and returns what is blank after the limit. */
const findAfter = (page: Page, selector: string, place: number): Promise<Finding[]> =>
  page.evaluate(
    async ([chosen, index, limit]) => {
      document.querySelectorAll<HTMLElement>(chosen)[index]?.click();
      const start = performance.now();
      while (performance.now() - start < limit) await new Promise(requestAnimationFrame);
      return window.rules.findBlanks();
    },
    [selector, place, LIMIT] as const,
  );

const findNow = (page: Page): Promise<Finding[]> => page.evaluate(() => window.rules.findBlanks());

/** Scrolls there like a visitor, so that everything is revealed. */
async function readDownTo(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (end) => {
    const isBelow = (): boolean =>
      (document.querySelector(end)?.getBoundingClientRect().bottom ?? 0) > innerHeight;
    while (isBelow()) {
      scrollBy({ top: innerHeight / 4, behavior: "instant" });
      for (let drawn = 0; drawn < 2; drawn++) await new Promise(requestAnimationFrame);
    }
  }, selector);
  await expect.poll(() => findNow(page)).toEqual([]);
}

const cardsOnScreen = (page: Page): Promise<number> =>
  page.locator("main article").evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }).length,
  );

const LISTS = [
  { name: "blog", choices: BUTTONS },
  { name: "programs", choices: BOXES },
];

for (const screen of SCREENS) {
  for (const { name, choices } of LISTS) {
    test(`leaves nothing blank after any choice in a list: ${name}, ${sizeOf(screen)}`, async ({
      visit,
    }) => {
      const page = await visit(LANGUAGE, screen, { reducedMotion: "no-preference" });
      await openList(page, name, LANGUAGE);
      const count = await page.locator(choices).count();
      const findings: string[] = [];
      let shown = 0;
      for (let place = 0; place < count; place++) {
        // Each as the first choice, with all other cards below the screen not revealed.
        if (place > 0) await openList(page, name, LANGUAGE);
        const chosen = await page.locator(choices).nth(place).textContent();
        findings.push(
          ...describeFindings(await findAfter(page, choices, place), chosen ?? `${place}`),
        );
        shown += await cardsOnScreen(page);
      }
      expect(findings).toEqual([]);
      expect(shown).toBeGreaterThan(0);
    });
  }

  test(`leaves nothing blank when more is asked for, and when the visitor comes back: ${sizeOf(screen)}`, async ({
    visit,
  }) => {
    const page = await visit(LANGUAGE, screen, { reducedMotion: "no-preference" });
    const words = wordsIn(LANGUAGE);
    await openList(page, "blog", LANGUAGE);
    await readDownTo(page, MORE);
    const findings = describeFindings(await findAfter(page, MORE, 0), "more");
    expect(await cardsOnScreen(page)).toBeGreaterThan(0);

    const link = page.locator("main article a").last();
    const title = (await link.textContent()) ?? "?";
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    const list = page.getByRole("heading", { level: 1, name: word(words, "blog.title") });
    await expect(list).toBeVisible();
    await untilDrawn(page);
    findings.push(...describeFindings(await findNow(page), "back"));
    expect(await cardsOnScreen(page)).toBeGreaterThan(0);
    expect(findings).toEqual([]);
  });
}
