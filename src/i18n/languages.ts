/** The languages of the site, in the order in which visitors see them. This table is the only one. */
export const LANGUAGES = ["hr", "en", "de", "sr"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "hr";

interface LanguageEntry {
  /** The language's name for itself. */
  name: string;
  /** The value of `lang` in HTML, for screen readers and search engines. */
  htmlLang: string;
  /** The content service's code for it. */
  contentCode: string;
  /** For dates, numbers and plurals. */
  locale: string;
}

export const LANGUAGE_TABLE: Record<Language, LanguageEntry> = {
  hr: { name: "Hrvatski", htmlLang: "hr", contentCode: "hr", locale: "hr-HR" },
  en: { name: "English", htmlLang: "en", contentCode: "en-eu", locale: "en-GB" },
  de: { name: "Deutsch", htmlLang: "de", contentCode: "de-de", locale: "de-DE" },
  sr: { name: "Srpski", htmlLang: "sr-Latn", contentCode: "rs", locale: "sr-Latn-RS" },
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** languageOfContentCode("rs") => "sr"; languageOfContentCode("fr-fr") => undefined */
export function languageOfContentCode(code: unknown): Language | undefined {
  return LANGUAGES.find((language) => LANGUAGE_TABLE[language].contentCode === code);
}
