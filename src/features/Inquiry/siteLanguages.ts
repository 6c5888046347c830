import type { GuideLanguage } from "../../documents/viewModels/programViewModel.ts";
import { LANGUAGE_TABLE, type Language, WRITTEN_LANGUAGES } from "../../i18n/languages.ts";

/** The languages of the site with their names in one of them, where a document names no guides. */
export function siteLanguages(language: Language): GuideLanguage[] {
  const names = new Intl.DisplayNames(LANGUAGE_TABLE[language].locale, { type: "language" });
  return WRITTEN_LANGUAGES.map((code) => ({ code, name: names.of(code) ?? code }));
}
