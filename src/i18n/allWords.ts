import de from "../../locales/de.json";
import en from "../../locales/en.json";
import hr from "../../locales/hr.json";
import sr from "../../locales/sr.json";
import { LANGUAGES, type Language } from "./languages.ts";
import { addWords, type Words } from "./words.ts";

const ALL: Record<Language, Words> = { hr, en, de, sr };

/** For the server, stories and tests; a visitor's browser loads one language only. */
export function addAllWords(): void {
  for (const language of LANGUAGES) addWords(language, ALL[language]);
}
