import type { LanguageRow } from "./languages/language.ts";
import { LANGUAGE_ROWS } from "./languages/languageRows.ts";

/** The languages of the site, in the order in which visitors see them. Each has a folder in languages/. */
export const LANGUAGES = ["hr", "en", "de", "sr", "sr-cyrl"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "hr";

export const LANGUAGE_TABLE: Record<Language, LanguageRow> = LANGUAGE_ROWS;

/** The language of the texts: writtenLanguage("sr-cyrl") => "sr"; writtenLanguage("de") => "de" */
export function writtenLanguage(language: Language): Language {
  const { transliteratedFrom } = LANGUAGE_TABLE[language];
  return isLanguage(transliteratedFrom) ? transliteratedFrom : language;
}

/** shortName("de") => "DE", in the script of the language. */
export const shortName = (language: Language): string =>
  LANGUAGE_TABLE[language].name.slice(0, 2).toUpperCase();

export const isWrittenLanguage = (language: Language): boolean =>
  writtenLanguage(language) === language;

/** The languages with texts of their own; the others are transliterated. */
export const WRITTEN_LANGUAGES = LANGUAGES.filter(isWrittenLanguage);

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** languageOfContentCode("rs") => "sr"; languageOfContentCode("eo") => undefined */
export function languageOfContentCode(code: unknown): Language | undefined {
  return LANGUAGES.find((language) => LANGUAGE_TABLE[language].contentCode === code);
}

/** byLanguage((language) => language.length) => { hr: 2, en: 2, … } */
export function byLanguage<Thing>(make: (language: Language) => Thing): Record<Language, Thing> {
  const made = LANGUAGES.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<Language, Thing>;
}
