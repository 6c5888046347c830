import type { Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { untilHydrated } from "../e2e/site.ts";
import { addressOf, type PageKind } from "./pages.ts";
import { settle } from "./settle.ts";

/** Opens a page of the site, at its base URL, and waits until it is all there. */
export async function openPage(page: Page, kind: PageKind, language: Language): Promise<void> {
  await page.goto(addressOf(kind, language), { waitUntil: "load" });
  await untilHydrated(page);
  if (kind.until) await page.locator(kind.until).first().waitFor();
  await page.evaluate(settle);
}
