import { type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import { LANGUAGE_TABLE, type Language } from "../../../src/i18n/languages.ts";
import { SITE_URL } from "../../playwright.ts";
import { PAGE_KINDS, type PageKind } from "../pages.ts";
import type { Finding } from "../rules/finding.ts";
import { bundleRules } from "../runRules.ts";

interface Screen {
  width: number;
  height: number;
}

interface Visitor {
  /** A page in a new browser context with this language and screen. */
  visit(language: Language, screen: Screen, options?: BrowserContextOptions): Promise<Page>;
}

/** Tests that go through languages, screens and pages by themselves. */
export const test = base.extend<Visitor, { rules: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures to be destructured
  rules: [async ({}, use) => use(await bundleRules()), { scope: "worker" }],
  visit: async ({ browser, rules }, use) => {
    const pages: Page[] = [];
    await use(async (language, viewport, options = {}) => {
      const context = await browser.newContext({
        baseURL: SITE_URL,
        viewport,
        locale: LANGUAGE_TABLE[language].locale,
        reducedMotion: "reduce",
        serviceWorkers: "block",
        ...options,
      });
      await context.addInitScript(rules);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export function findPageKind(name: string): PageKind {
  const kind = PAGE_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`pages.ts has no kind of page "${name}".`);
  return kind;
}

/** describeFindings(findings, "blog", 1280) => ["blog, 1280: grid: h2 begins at …"] */
export const describeFindings = (findings: Finding[], ...place: (string | number)[]): string[] =>
  findings.map(({ rule, where, what }) => `${place.join(", ")}: ${rule}: ${where} ${what}`);

/** "320 × 640" */
export const sizeOf = ({ width, height }: Screen): string => `${width} × ${height}`;

/** Resize and intersection observers have run. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let drawn = 0; drawn < 3; drawn++) await new Promise(requestAnimationFrame);
  });
