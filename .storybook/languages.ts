import type { i18n } from "i18next";
import english from "../locales/en.json";
import { addAllMessages } from "../src/i18n/allMessages.ts";
import { isLanguage, LANGUAGE_TABLE, LANGUAGES, type Language } from "../src/i18n/languages.ts";
import { withSiteName } from "../src/i18n/siteName.ts";
import { createI18n, createTranslate } from "../src/i18n/translation.ts";
import { i18nOf } from "../src/i18n/words.ts";
import { pseudo } from "./pseudo.ts";

addAllMessages();

/** How a story speaks; the toolbar's entry for it. */
export interface StoryLanguage {
  name: string;
  /** The language whose dates and plurals it uses. */
  language: Language;
  htmlLang: string;
  dir: "ltr" | "rtl";
  words: i18n;
}

const disguised = Object.fromEntries(
  Object.entries(withSiteName(english)).map(([key, text]) => [key, pseudo(text)]),
);

const PSEUDO = {
  language: "en",
  words: createI18n("en", createTranslate("en", disguised)),
} as const;

const SPOKEN = LANGUAGES.map((language): [string, StoryLanguage] => {
  const { name, htmlLang } = LANGUAGE_TABLE[language];
  return [language, { name, language, htmlLang, dir: "ltr", words: i18nOf(language) }];
});

/** The site's languages, and two that no one speaks: they find what is too narrow or one-sided. */
export const STORY_LANGUAGES: Record<string, StoryLanguage> = {
  ...Object.fromEntries(SPOKEN),
  pseudo: { name: "Pseudo, long", htmlLang: "en-XA", dir: "ltr", ...PSEUDO },
  "pseudo-rtl": { name: "Pseudo, right to left", htmlLang: "en-XB", dir: "rtl", ...PSEUDO },
};

/** storyLanguage({ language: "de" }).htmlLang => "de" */
export function storyLanguage(globals: { language?: unknown }): StoryLanguage {
  const chosen = STORY_LANGUAGES[String(globals.language)];
  if (!chosen) throw new Error(`The toolbar knows no language "${String(globals.language)}".`);
  return chosen;
}

/** The language of links and content: one of the site's, also while the words are disguised. */
export function contentLanguage(globals: { language?: unknown }): Language {
  return isLanguage(globals.language) ? globals.language : storyLanguage(globals).language;
}
