import { SEARCH_TABLES } from "../i18n/languages/searchTables.ts";
import type { Language } from "../i18n/languages.ts";
import { fold } from "./fold.ts";

/**
 * The stem (stemming): what the forms of a word share, of a folded word: stem("vinogradima", "hr") =>
 * "vinograd". Rules are applied until none fits, so that a stem is its own stem: "problem" and "problemi"
 * meet.
 */
export function stem(word: string, language: Language): string {
  let shorter = word;
  for (let before = ""; before !== shorter; ) {
    before = shorter;
    const rule = SEARCH_TABLES[language].suffixes.find(([ending]) => ending.test(before));
    if (rule) shorter = before.replace(...rule);
  }
  return shorter;
}

/** What is compared of a word as it is written: termOf("Vinogradima", "hr") => "vinograd" */
export const termOf = (word: string, language: Language): string => stem(fold(word), language);
