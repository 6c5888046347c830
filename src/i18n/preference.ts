import type { Language } from "./languages.ts";

/** The localStorage key of the chosen language. */
export const LANGUAGE_STORAGE_KEY = "language";

/** If storage is blocked, the choice holds for this page. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Blocked or full.
  }
}
