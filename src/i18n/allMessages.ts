import { LANGUAGES } from "./languages.ts";
import { withSiteName } from "./siteName.ts";
import { addWords } from "./words.ts";
import { WRITING } from "./writingTables.ts";

/** For the server, stories and tests; a visitor's browser loads one language only. */
export function addAllWords(): void {
  for (const language of LANGUAGES)
    addWords(language, withSiteName(WRITING[language].words, language));
}
