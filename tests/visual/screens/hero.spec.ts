import { expect } from "@playwright/test";
import { findLowHeroContrast, type MeasuredContrast, measureHero } from "../hero.ts";
import { settle } from "../settle.ts";
import { openPage } from "../site.ts";
import { describeFindings, findPageKind, sizeOf, test } from "./visitor.ts";

const SCREENS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 740, height: 360 },
];

/** row("320 × 640", …) => "  320 × 640    title  9.04   lead  7.10   buttons  6.93" */
const row = (place: string, reached: MeasuredContrast[]): string =>
  [place.padStart(13), ...reached.map(({ part, contrast }) => cell(part, contrast))].join("");

const cell = (part: string, contrast: number): string =>
  `   ${part} ${contrast.toFixed(2).padStart(5)}`;

// The language with the longest words, and that of most visitors.
for (const language of ["de", "hr"] as const) {
  test(`lets the words on the first picture stand out at every pixel: ${language}`, async ({
    visit,
  }) => {
    const page = await visit(language, { width: 320, height: 640 });
    await openPage(page, findPageKind("home"), language);
    const rows: string[] = [];
    const findings: string[] = [];
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.evaluate(settle);
      const reached = await measureHero(page);
      rows.push(row(sizeOf(screen), reached));
      findings.push(...describeFindings(findLowHeroContrast(reached), sizeOf(screen)));
    }
    console.log(`\nThe worst contrast on the first picture, ${language}:\n${rows.join("\n")}`);
    expect(findings).toEqual([]);
  });
}
