import type { Page } from "@playwright/test";

/** Pixels of a sheet of A4 between its margins. */
export const SHEET = { width: 658, height: 1017 };

/**
 * Lays out the page as printed, with its sheets as columns side by side: columns break by the same
 * rules as sheets, and their lines can be measured.
 */
export async function layOutSheets(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await page.setViewportSize(SHEET);
  await page.evaluate(({ width }) => {
    Object.assign(document.body.style, {
      columnWidth: `${width}px`,
      columnGap: "40px",
      columnFill: "auto",
    });
  }, SHEET);
  await setSheetHeight(page, SHEET.height);
}

/** Shorter sheets break the page in other places. */
export async function setSheetHeight(page: Page, height: number): Promise<void> {
  await page.evaluate((size) => {
    document.body.style.blockSize = `${size}px`;
  }, height);
}
