import de from "../../locales/de.json";
import en from "../../locales/en.json";
import hr from "../../locales/hr.json";
import sr from "../../locales/sr.json";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { addWords, type Words } from "../i18n/words.ts";
import { withSiteName } from "./siteName.ts";

const ALL: Record<Language, Words> = { hr, en, de, sr };

/** For the server, stories and tests; a visitor's browser loads one language only. */
export function addAllWords(): void {
  for (const language of LANGUAGES) addWords(language, withSiteName(ALL[language]));
}
