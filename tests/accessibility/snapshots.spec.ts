import type { APIRequestContext } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { searchPath } from "../../src/i18n/searchPath.ts";
import { skipUnlessApproved } from "../demo/skipUnlessApproved.ts";
import { TODAY } from "../demo/today.ts";
import { expect, test } from "../e2e/site.ts";
import { KINDS, open } from "./kinds.ts";

const FOUND = "what a search finds";

/** The main screens, each in one language: the name of the snapshot and the kind of page. */
const SCREENS: Partial<Record<Language, Record<string, string>>> = {
  hr: { home: 'the page "home"', destinations: 'the page "destinations"' },
  en: { story: 'a document of the list "blog"', found: FOUND },
  de: { programs: 'the page "programs"', contact: 'the page "contact"' },
  sr: {
    program: 'a document of the list "programs"',
    accessibility: 'the page "accessibility"',
    "not-found": "an unknown address",
  },
  "sr-cyrl": {
    home: 'the page "home"',
    programs: 'the page "programs"',
    contact: 'the page "contact"',
  },
};

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures to be destructured
test.beforeEach(({}, { config }) => skipUnlessApproved(config.updateSnapshots));

const findPath = (kind: string, language: Language, request: APIRequestContext) => {
  if (kind === FOUND) return searchPath(language, "Ilok");
  const found = KINDS.find(({ name }) => name === kind);
  if (!found) throw new Error(`tests/accessibility/kinds.ts has no page called ${kind}.`);
  return found.find(language, request);
};

test("hears the main screens as they are on record", { tag: "@languages" }, async ({
  page,
  language,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.setFixedTime(TODAY);
  for (const [name, kind] of Object.entries(SCREENS[language] ?? {})) {
    await test.step(name, async () => {
      await open(page, await findPath(kind, language, request));
      // The encoding of a picture is part of its URL, and irrelevant to screen readers.
      await page.locator('a[href^="/pictures/"]').evaluateAll((links) => {
        for (const link of links) link.setAttribute("href", "/pictures/");
      });
      await expect.soft(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });
  }
});
