import { expect } from "@playwright/test";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { onlyNightly } from "../../alike.ts";
import { PAGE_KINDS } from "../pages.ts";
import { cutSheets, layOnSheets, SHEET } from "../paper.ts";
import { openPage } from "../site.ts";
import { said, test } from "./visitor.ts";

const HEIGHTS = [560, 760, SHEET.height];

/** Those with most to print, and npm test takes them in languages by turns. */
const FIRST = [
  "blogDetail",
  "destinationDetail",
  "programDetail",
  "home",
  "blog",
  "programs",
  "about",
];

for (const [index, language] of LANGUAGES.entries()) {
  for (const kind of PAGE_KINDS) {
    const place = FIRST.indexOf(kind.name);
    const isFirst = place >= 0 && (place + index) % LANGUAGES.length === 0;
    test(`prints no words over words, wherever a sheet ends: ${kind.name}, ${language}`, {
      tag: onlyNightly(!isFirst),
    }, async ({ visit }) => {
      const page = await visit(language, { width: 1280, height: 900 });
      await openPage(page, kind, language);
      await layOnSheets(page);
      const findings: string[] = [];
      for (const height of HEIGHTS) {
        await cutSheets(page, height);
        const found = await page.evaluate(() => window.rules.findWordsOnWords());
        findings.push(...said(found, `sheets of ${height} px`));
      }
      expect(findings).toEqual([]);
    });
  }
}
