import { expect, type Page } from "@playwright/test";
import { settle } from "../settle.ts";
import { openPage } from "../site.ts";
import { describeFindings, findPageKind, test } from "./visitor.ts";

const LANGUAGE = "hr";

/** Narrow screens come first, because a browser keeps a large file that it has loaded. */
const SCREENS = [
  ...[320, 390, 768, 820, 1024, 1280, 1600, 1920].map((width) => ({ width, density: 1 })),
  { width: 390, density: 2 },
];
const HEIGHT = 800;

const KINDS = [
  "home",
  "blog",
  "destinations",
  "programs",
  "blogDetail",
  "destinationDetail",
  "programDetail",
];

/** Waits until each picture has loaded the file for the current screen. */
async function settleFiles(page: Page): Promise<void> {
  await page.evaluate(settle);
  await page.evaluate(settle);
}

for (const name of KINDS) {
  test(`draws every picture from a file with pixels enough: ${name}`, async ({ visit }) => {
    const findings: string[] = [];
    for (const density of [1, 2]) {
      const screens = SCREENS.filter((screen) => screen.density === density);
      const [first] = screens;
      const page = await visit(
        LANGUAGE,
        { width: first?.width ?? 0, height: HEIGHT },
        { deviceScaleFactor: density },
      );
      await openPage(page, findPageKind(name), LANGUAGE);
      for (const { width } of screens) {
        await page.setViewportSize({ width, height: HEIGHT });
        await settleFiles(page);
        const found = await page.evaluate(() => window.rules.findBlurryPictures());
        findings.push(...describeFindings(found, width, `${density} to 1`));
      }
    }
    expect(findings).toEqual([]);
  });
}
