import { expect } from "vitest";
import type { Language } from "../../../src/i18n/languages.ts";
import { routePath } from "../../../src/i18n/routes.ts";
import { GALLERY } from "../../../src/images/sitePictures.ts";
import type { Page } from "./page.ts";
import { inEveryBrowser } from "./scenarios.ts";

const OPENER = "main button";
const TOTAL = `${GALLERY.length}`;

const untilClosed = async (page: Page, by: string): Promise<void> => {
  await expect.poll(() => page.count("[role=dialog]"), { message: `closed by ${by}` }).toBe(0);
  await expect
    .poll(() => page.hasFocus(OPENER, TOTAL), {
      message: `focus returns to the opener, closed by ${by}`,
    })
    .toBe(true);
};

/** Whether the picture in the middle is there, whole and within the window. */
const isPictureShown = (): boolean => {
  const image = document.querySelector<HTMLImageElement>("[role=dialog] .yarl__slide_current img");
  const { left = -2, right = 0 } = image?.getBoundingClientRect() ?? {};
  return Boolean(image?.naturalWidth) && left >= -1 && right <= innerWidth + 1;
};

inEveryBrowser(({ test, language, t }) => {
  const untilPlace = (page: Page, index: number) =>
    expect
      .poll(() => page.texts("[role=dialog] p, [role=dialog] span"))
      .toContain(t("gallery.place", { index, total: GALLERY.length }));

  async function openGallery(page: Page, at: Language): Promise<void> {
    await page.visit(routePath("home", at));
    await page.click(OPENER, TOTAL);
    await untilPlace(page, 1);
    await expect
      .poll(() => page.hasFocus("[role=dialog], [role=dialog] *"), { message: "focus inside" })
      .toBe(true);
  }

  test("goes through the gallery by keys, and closes it with Escape", async ({ page }) => {
    await openGallery(page, language);
    await page.press("ArrowRight");
    await untilPlace(page, 2);
    await expect.poll(() => page.evaluate(isPictureShown)).toBe(true);
    await page.press("ArrowLeft");
    await untilPlace(page, 1);
    await page.press("End");
    await untilPlace(page, GALLERY.length);
    await page.press("Home");
    await untilPlace(page, 1);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.press("Tab");
      expect(await page.hasFocus("[role=dialog] *, body"), "Tab stays in the gallery").toBe(true);
    }
    await page.press("Escape");
    await untilClosed(page, "Escape");
  });

  test("closes the gallery by back, by its button and by a press on the dark", async ({ page }) => {
    await openGallery(page, language);
    await page.back();
    await untilClosed(page, "back");
    expect(await page.url()).toBe(routePath("home", language));
    await page.click(OPENER, TOTAL);
    await page.click(`[role=dialog] button[aria-label="${t("gallery.close")}"]`);
    await untilClosed(page, "its button");
    await page.click(OPENER, TOTAL);
    await expect.poll(() => page.evaluate(isPictureShown)).toBe(true);
    await page.driver.clickAt(4, 120);
    await untilClosed(page, "a press");
  });

  test("moves a carousel by its buttons, and says which cards are in sight", async ({ page }) => {
    await page.visit(routePath("home", language));
    const next = `[aria-roledescription] button[aria-label="${t("carousel.next")}"]`;
    await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), next);
    // Until the script has come that moves it, the row scrolls by itself.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const row = document.querySelector("[aria-roledescription] > div");
          return row && getComputedStyle(row).overflowX;
        }),
      )
      .toBe("clip");
    await page.click(next);
    await expect.poll(() => page.text("[aria-roledescription] [role=status]")).toBeTruthy();
  });
});
