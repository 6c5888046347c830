import type { Locator, Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { searchPath } from "../../src/i18n/searchPath.ts";
import { untilHydrated } from "./site.ts";

/** The search results. */
export const results = (page: Page): Locator => page.getByRole("main").getByRole("article");
export const titles = (page: Page): Locator => results(page).getByRole("link");

export async function openSearch(page: Page, language: Language, query = ""): Promise<void> {
  await page.goto(searchPath(language, query));
  await untilHydrated(page);
}
