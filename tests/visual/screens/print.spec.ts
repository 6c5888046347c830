import { expect } from "@playwright/test";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { PAGE_KINDS } from "../pages.ts";
import { layOutSheets, SHEET, setSheetHeight } from "../printLayout.ts";
import { openPage } from "../site.ts";
import { describeFindings, test } from "./visitor.ts";

const HEIGHTS = [560, 760, SHEET.height];

for (const language of LANGUAGES) {
  for (const kind of PAGE_KINDS) {
    test(`prints no words over words, wherever a sheet ends: ${kind.name}, ${language}`, async ({
      visit,
    }) => {
      const page = await visit(language, { width: 1280, height: 900 });
      await openPage(page, kind, language);
      await layOutSheets(page);
      const findings: string[] = [];
      for (const height of HEIGHTS) {
        await setSheetHeight(page, height);
        const found = await page.evaluate(() => window.rules.findWordsOnWords());
        findings.push(...describeFindings(found, `sheets of ${height} px`));
      }
      expect(findings).toEqual([]);
    });
  }
}
