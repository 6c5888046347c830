import type { Language } from "./languages.ts";

/** Where the browser keeps the language that the visitor chose; nothing else is ever kept there. */
export const LANGUAGE_STORAGE_KEY = "language";

/** A choice that cannot be kept is a choice for this page all the same. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Blocked or full.
  }
}
