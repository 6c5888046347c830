import { expect } from "@playwright/test";
import { onlyNightly } from "../../alike.ts";
import { PAGE_KINDS, type PageKind } from "../pages.ts";
import { openPage } from "../site.ts";
import { said, sizeOf, test, untilDrawn } from "./visitor.ts";

const LANGUAGE = "en";

/** High screens, on which few words leave room. */
const SCREENS = [
  { width: 390, height: 1400 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 2000 },
];

const SHORT = ["notFound", "offline", "search", "contact", "sitemap", "languageChoice"];

const isShort = ({ name }: PageKind): boolean => SHORT.includes(name);

const PAGES = [
  { which: "few", kinds: PAGE_KINDS.filter(isShort), tag: [] },
  { which: "many", kinds: PAGE_KINDS.filter((kind) => !isShort(kind)), tag: onlyNightly(true) },
];

for (const { which, kinds, tag } of PAGES) {
  test(`ends every page at the foot of the screen or below: with ${which} words`, { tag }, async ({
    visit,
  }) => {
    const page = await visit(LANGUAGE, { width: 1920, height: 1080 });
    const findings: string[] = [];
    for (const kind of kinds) {
      await openPage(page, kind, LANGUAGE);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await untilDrawn(page);
        const found = await page.evaluate(() => window.rules.findFloatingFoot());
        findings.push(...said(found, kind.name, sizeOf(screen)));
      }
    }
    expect(findings).toEqual([]);
  });
}
