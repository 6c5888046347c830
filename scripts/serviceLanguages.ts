import { LANGUAGE_TABLE, LANGUAGES } from "../src/i18n/languages.ts";

/** The content service knows nothing of the site, so whoever starts it says in which languages. */
export const SERVICE_LANGUAGES = LANGUAGES.map((file) => ({
  file,
  code: LANGUAGE_TABLE[file].contentCode,
}));
