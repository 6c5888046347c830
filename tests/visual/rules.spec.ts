import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { LANGUAGE_TABLE } from "../../src/i18n/languages.ts";
import { SITE_URL } from "../playwright.ts";
import { STORYBOOK_FOLDER } from "./addresses.ts";
import { HEIGHT, type Mode, modeOf } from "./modes.ts";
import { PAGE_KINDS } from "./pages.ts";
import type { Finding } from "./rules/finding.ts";
import { bundleRules, runRules } from "./runRules.ts";
import { openPage } from "./site.ts";
import { byTitle, readStories } from "./stories.ts";
import { openStorybook, showStory } from "./storybook.ts";

interface WorkerFixtures {
  mode: Mode;
  rules: string;
  /** Has the fonts of the site in its cache: shifts by late fonts are tested in tests/e2e. */
  visitor: BrowserContext;
  /** Stays open from story to story. */
  storybook: Page;
}

const test = base.extend<object, WorkerFixtures>({
  mode: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures to be destructured
    async ({}, use, { project }) => use(modeOf(project.name)),
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures to be destructured
  rules: [async ({}, use) => use(await bundleRules()), { scope: "worker" }],
  visitor: [
    async ({ browser, mode, rules }, use) => {
      const context = await newContext(browser, mode, rules);
      const page = await context.newPage();
      await page.goto(`/${mode.language}/`);
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  storybook: [
    async ({ browser, mode, rules }, use) => {
      const context = await newContext(browser, mode, rules);
      const page = await context.newPage();
      await openStorybook(page, mode.language);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
});

async function newContext(browser: Browser, { language, viewport }: Mode, rules: string) {
  const context = await browser.newContext({
    baseURL: SITE_URL,
    viewport: { width: viewport, height: HEIGHT },
    locale: LANGUAGE_TABLE[language].locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript(rules);
  return context;
}

const describeFindings = (findings: Finding[], place: string): string[] =>
  findings.map(({ rule, where, what }) => `${place}: ${rule}: ${where} ${what}`);

for (const [title, stories] of byTitle(readStories(STORYBOOK_FOLDER))) {
  test(`lets everything of "${title}" be read and pressed`, async ({ storybook }) => {
    const findings: string[] = [];
    for (const { id, name } of stories) {
      await showStory(storybook, id);
      findings.push(...describeFindings(await runRules(storybook), name));
    }
    expect(findings).toEqual([]);
  });
}

for (const kind of PAGE_KINDS) {
  test(`lets everything on the page "${kind.name}" be read and pressed, and nothing jump`, async ({
    visitor,
    mode,
  }) => {
    const page = await visitor.newPage();
    await openPage(page, kind, mode.language);
    const shifts = await page.evaluate(() => window.rules.findShifts());
    const findings = [...shifts, ...(await runRules(page))];
    expect(describeFindings(findings, kind.name)).toEqual([]);
    await page.close();
  });
}
