import { expect } from "@playwright/test";
import { PAGE_KINDS } from "../pages.ts";
import { openPage } from "../site.ts";
import { describeFindings, sizeOf, test, untilDrawn } from "./visitor.ts";

const LANGUAGE = "en";

/** Tall screens, which short pages do not fill. */
const SCREENS = [
  { width: 390, height: 1400 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 2000 },
];

for (const kind of PAGE_KINDS) {
  test(`ends every page at the foot of the screen or below: ${kind.name}`, async ({ visit }) => {
    const page = await visit(LANGUAGE, { width: 1920, height: 1080 });
    const findings: string[] = [];
    await openPage(page, kind, LANGUAGE);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await untilDrawn(page);
      const found = await page.evaluate(() => window.rules.findFloatingFooter());
      findings.push(...describeFindings(found, sizeOf(screen)));
    }
    expect(findings).toEqual([]);
  });
}
