import type { Locator, Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { CARDS_AT_ONCE } from "../../src/lists/cards.ts";
import { documentsIn } from "../documents.ts";
import { type Words, word } from "./site.ts";

export const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** The button that opens filters and order on a narrow screen. */
export const filterOpener = (page: Page, words: Words): Locator =>
  page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^${word(words, "filters.title")}(?: |$)`) });

/** On a narrow screen opens the tray with filters and order; on a wide one they are on the page. */
export async function openFilters(page: Page, words: Words): Promise<void> {
  const opener = filterOpener(page, words);
  if (await opener.isVisible()) await opener.click();
}

export async function closeFilters(page: Page): Promise<void> {
  const tray = page.getByRole("dialog");
  if (!(await tray.isVisible())) return;
  await page.keyboard.press("Escape");
  await tray.waitFor({ state: "detached" });
}

export const numberIn = (text: string | null): number =>
  Number(/\d+/.exec(text ?? "")?.[0] ?? Number.NaN);

/** The number of stories on the first page of their list. */
export const storiesAtOnce = (language: Language): number =>
  Math.min(CARDS_AT_ONCE, documentsIn(language, ["blog"]).length);
