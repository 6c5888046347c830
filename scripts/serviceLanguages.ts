import { LANGUAGE_TABLE, WRITTEN_LANGUAGES } from "../src/i18n/languages.ts";

/** The content service knows nothing of the site, so whoever starts it says in which languages. */
export const SERVICE_LANGUAGES = WRITTEN_LANGUAGES.map((file) => ({
  file,
  code: LANGUAGE_TABLE[file].contentCode,
}));
