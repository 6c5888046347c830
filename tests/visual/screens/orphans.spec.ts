import { expect } from "@playwright/test";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { firstOf } from "../../alike.ts";
import { PAGE_KINDS } from "../pages.ts";
import { openPage } from "../site.ts";
import { said, test } from "./visitor.ts";

const HEIGHT = 800;
const WIDTHS = [320, 360, 390, 768, 1280, 1920];

for (const [index, language] of LANGUAGES.entries()) {
  for (const [turn, kind] of PAGE_KINDS.entries()) {
    // npm test takes every page once, in languages by turns.
    test(`ends no lead with a line of one short word: ${kind.name}, ${language}`, {
      tag: firstOf(1, (index + turn) % LANGUAGES.length),
    }, async ({ visit }) => {
      const page = await visit(language, { width: 320, height: HEIGHT });
      await openPage(page, kind, language);
      const findings: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        findings.push(...said(await page.evaluate(() => window.rules.findOrphans()), width));
      }
      expect(findings).toEqual([]);
    });
  }
}
