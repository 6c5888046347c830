import { LANGUAGE_TABLE, WRITTEN_LANGUAGES } from "../src/i18n/languages.ts";

/** The content service does not know the site, so it is started with the site's languages. */
export const SERVICE_LANGUAGES = WRITTEN_LANGUAGES.map((file) => ({
  file,
  code: LANGUAGE_TABLE[file].contentCode,
}));
