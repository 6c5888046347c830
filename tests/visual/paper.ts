import type { Page } from "@playwright/test";

/** Pixels of a sheet of A4 between its margins. */
export const SHEET = { width: 658, height: 1017 };

/**
 * The page as it is printed, its sheets side by side: columns are cut by the same rules as sheets, and
 * the lines in them can be measured.
 */
export async function layOnSheets(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await page.setViewportSize(SHEET);
  await page.evaluate(({ width }) => {
    Object.assign(document.body.style, {
      columnWidth: `${width}px`,
      columnGap: "40px",
      columnFill: "auto",
    });
  }, SHEET);
  await cutSheets(page, SHEET.height);
}

/** Shorter sheets cut the same page in other places. */
export async function cutSheets(page: Page, height: number): Promise<void> {
  await page.evaluate((size) => {
    document.body.style.blockSize = `${size}px`;
  }, height);
}
