import type { Page } from "@playwright/test";
import { documentPath } from "../../src/documents/paths.ts";
import { transliterate } from "../../src/i18n/transliterate.ts";
import { expect, routePath, test } from "../e2e/site.ts";
import { nightlyUnlessFirst } from "../tiers.ts";
import { ODD_UIDS } from "./oddDocuments.ts";

// The Content-Security-Policy would refuse the style that doubles the text size.
test.use({ bypassCSP: true });

// The pictures of these documents do not exist.
test.use({ tolerated: /net::ERR_/ });

const WIDTHS = [320, 768, 800, 1280, 1920];

/** Elements that overflow the page, by the beginning of their text. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const all = [...document.querySelectorAll<HTMLElement>("body *")];
    const out = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return out.map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`);
  });
}

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findOverflow(page), `${path} at ${width}`).toEqual([]);
  }
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findOverflow(page), `${path} at ${width} with large text`).toEqual([]);
  }
  await expect(page.locator("body")).not.toContainText(/undefined|\bnull\b|NaN|\[object/);
  expect((await page.getByRole("heading", { level: 1 }).textContent())?.trim()).not.toBe("");
}

for (const { type, uid } of ODD_UIDS) {
  // A destination has the fields of a story.
  test(`keeps "${uid}" within the screen, whatever is in it`, {
    tag: type === "destination" ? "@nightly" : [],
  }, async ({ page, language }) => {
    await expectNoOverflow(page, documentPath(type, uid, language));
  });
}

for (const [index, route] of (["home", "programs", "blog", "destinations"] as const).entries()) {
  test(`keeps the cards of odd documents within the screen on "${route}"`, {
    tag: nightlyUnlessFirst(2, index),
  }, async ({ page, language }) => {
    await expectNoOverflow(page, routePath(route, language));
  });
}

test("names a document without a title after its address", async ({ page, language }) => {
  await page.goto(documentPath("blog", "blog-1", language));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    transliterate("Blog 1", language),
  );
});
