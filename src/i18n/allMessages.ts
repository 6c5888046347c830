import { WRITING_TABLES } from "./languages/writingTables.ts";
import { LANGUAGES } from "./languages.ts";
import { addMessages } from "./messages.ts";
import { withSiteName } from "./siteName.ts";

/** For the build, stories and tests; a visitor's browser loads one language only. */
export function addAllMessages(): void {
  for (const language of LANGUAGES)
    addMessages(language, withSiteName(WRITING_TABLES[language].messages, language));
}
