import { LANGUAGES } from "../i18n/languages.ts";
import { addWords } from "../i18n/words.ts";
import { WRITING } from "../i18n/writing.ts";
import { withSiteName } from "./siteName.ts";

/** For the server, stories and tests; a visitor's browser loads one language only. */
export function addAllWords(): void {
  for (const language of LANGUAGES)
    addWords(language, withSiteName(WRITING[language].words, language));
}
