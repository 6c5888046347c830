import { expect } from "@playwright/test";
import { MAIN_GRID } from "../../../design-tokens/primitives/layout.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { PAGE_KINDS } from "../pages.ts";
import { openPage } from "../site.ts";
import { describeFindings, test } from "./visitor.ts";

const HEIGHT = 900;
const WIDTHS = [1280, 1600, 1920];

/** Pages without header and columns. */
const WITHOUT_COLUMNS = ["languageChoice"];

const KINDS = PAGE_KINDS.filter(({ name }) => !WITHOUT_COLUMNS.includes(name));

for (const language of LANGUAGES) {
  for (const kind of KINDS) {
    test(`begins everything on one of the columns of the page: ${kind.name}, ${language}`, async ({
      visit,
    }) => {
      const page = await visit(language, { width: 1280, height: HEIGHT });
      await openPage(page, kind, language);
      const findings: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const found = await page.evaluate((grid) => window.rules.findOffGrid(grid), MAIN_GRID);
        findings.push(...describeFindings(found, width));
      }
      expect(findings).toEqual([]);
    });
  }
}
