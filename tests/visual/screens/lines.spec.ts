import { expect } from "@playwright/test";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { PAGE_KINDS } from "../pages.ts";
import { openPage } from "../site.ts";
import { describeFindings, test } from "./visitor.ts";

const HEIGHT = 800;
const WIDTHS = [320, 360, 390, 740, 768, 820, 1024, 1280, 1600, 1920];

for (const language of LANGUAGES) {
  for (const kind of PAGE_KINDS) {
    test(`ends no lead with a line of one short word, and tears no word: ${kind.name}, ${language}`, async ({
      visit,
    }) => {
      const page = await visit(language, { width: 320, height: HEIGHT });
      await openPage(page, kind, language);
      const findings: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const found = await page.evaluate(() => [
          ...window.rules.findOrphans(),
          ...window.rules.findTornWords(),
        ]);
        findings.push(...describeFindings(found, width));
      }
      expect(findings).toEqual([]);
    });
  }
}
