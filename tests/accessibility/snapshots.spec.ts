import type { APIRequestContext } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { expect, test } from "../e2e/site.ts";
import { KINDS, open } from "./kinds.ts";

/** The main screens, each in one language: the name of its record and the kind of page. */
const SCREENS: Record<Language, Record<string, string>> = {
  hr: { home: 'the page "home"', destinations: 'the page "destinations"' },
  en: { story: 'a document of the list "blog"', found: "what a search finds" },
  de: { programs: 'the page "programs"', contact: 'the page "contact"' },
  sr: {
    program: 'a document of the list "programs"',
    accessibility: 'the page "accessibility"',
    "not-found": "an unknown address",
  },
};

const findPath = (kind: string, language: Language, request: APIRequestContext) => {
  const found = KINDS.find(({ name }) => name === kind);
  if (!found) throw new Error(`There is no kind of page called ${kind}.`);
  return found.find(language, request);
};

test("hears the main screens as they are on record", async ({ page, language, request }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [name, kind] of Object.entries(SCREENS[language])) {
    await test.step(name, async () => {
      await open(page, await findPath(kind, language, request));
      await expect.soft(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });
  }
});
