import { SEARCH_TABLES } from "../i18n/languages/searchTables.ts";
import type { Language } from "../i18n/languages.ts";
import { fold } from "./fold.ts";

const FOLDED = new Map<Language, Set<string>>();

/** Whether a word is a stop word: says nothing of what is looked for. */
export function isStopWord(folded: string, language: Language): boolean {
  const words =
    FOLDED.get(language) ?? new Set(SEARCH_TABLES[language].stopWords.split(" ").map(fold));
  FOLDED.set(language, words);
  return words.has(folded);
}
