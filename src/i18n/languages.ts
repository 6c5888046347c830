import { row as de } from "./languages/de/row.ts";
import { row as en } from "./languages/en/row.ts";
import { row as hr } from "./languages/hr/row.ts";
import type { LanguageRow } from "./languages/language.ts";
import { row as sr } from "./languages/sr/row.ts";
import { row as srCyrl } from "./languages/sr-cyrl/row.ts";

/** The languages of the site, in the order in which visitors see them. This table is the only one. */
export const LANGUAGES = ["hr", "en", "de", "sr", "sr-cyrl"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "hr";

export const LANGUAGE_TABLE: Record<Language, LanguageRow> = {
  hr,
  en,
  de,
  sr,
  "sr-cyrl": srCyrl,
};

/** writtenLanguage("sr-cyrl") => "sr": whose texts it has, in its own letters; most have their own. */
export function writtenLanguage(language: Language): Language {
  const { spelledFrom } = LANGUAGE_TABLE[language];
  return isLanguage(spelledFrom) ? spelledFrom : language;
}

/** shortName("de") => "DE", in the letters of the language. */
export const shortName = (language: Language): string =>
  LANGUAGE_TABLE[language].name.slice(0, 2).toUpperCase();

export const isWritten = (language: Language): boolean => writtenLanguage(language) === language;

/** Those that somebody writes. */
export const WRITTEN_LANGUAGES = LANGUAGES.filter(isWritten);

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** languageOfContentCode("rs") => "sr"; languageOfContentCode("eo") => undefined */
export function languageOfContentCode(code: unknown): Language | undefined {
  return LANGUAGES.find((language) => LANGUAGE_TABLE[language].contentCode === code);
}

/** inEveryLanguage((language) => language.length) => { hr: 2, en: 2, … } */
export function byLanguage<Thing>(make: (language: Language) => Thing): Record<Language, Thing> {
  const made = LANGUAGES.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<Language, Thing>;
}
