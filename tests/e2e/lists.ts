import type { Locator, Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { CARDS_AT_ONCE } from "../../src/lists/cards.ts";
import { documentsIn } from "../documents.ts";

export const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");

export const numberIn = (text: string | null): number =>
  Number(/\d+/.exec(text ?? "")?.[0] ?? Number.NaN);

/** The number of stories on the first page of their list. */
export const storiesAtOnce = (language: Language): number =>
  Math.min(CARDS_AT_ONCE, documentsIn(language, ["blog"]).length);
