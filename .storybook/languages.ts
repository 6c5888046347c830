import english from "../locales/en.json";
import { addAllMessages } from "../src/i18n/allMessages.ts";
import { isLanguage, LANGUAGE_TABLE, LANGUAGES, type Language } from "../src/i18n/languages.ts";
import { translator } from "../src/i18n/messages.ts";
import { withSiteName } from "../src/i18n/siteName.ts";
import { createTranslate, type Translate } from "../src/i18n/translate.ts";
import { pseudo } from "./pseudo.ts";

addAllMessages();

/** A language of the toolbar. */
export interface StoryLanguage {
  name: string;
  /** The language of its dates and plurals. */
  language: Language;
  htmlLang: string;
  dir: "ltr" | "rtl";
  t: Translate;
}

const pseudoMessages = Object.fromEntries(
  Object.entries(withSiteName(english)).map(([key, text]) => [key, pseudo(text)]),
);

const PSEUDO = {
  language: "en",
  t: createTranslate("en", pseudoMessages),
} as const;

const SITE_LANGUAGES = LANGUAGES.map((language): [string, StoryLanguage] => {
  const { name, htmlLang } = LANGUAGE_TABLE[language];
  return [language, { name, language, htmlLang, dir: "ltr", t: translator(language) }];
});

/** The site's languages, and two pseudo-languages that reveal narrow and left-to-right layouts. */
export const STORY_LANGUAGES: Record<string, StoryLanguage> = {
  ...Object.fromEntries(SITE_LANGUAGES),
  pseudo: { name: "Pseudo, long", htmlLang: "en-XA", dir: "ltr", ...PSEUDO },
  "pseudo-rtl": { name: "Pseudo, right to left", htmlLang: "en-XB", dir: "rtl", ...PSEUDO },
};

/** storyLanguage({ language: "de" }).htmlLang => "de" */
export function storyLanguage(globals: { language?: unknown }): StoryLanguage {
  const chosen = STORY_LANGUAGES[String(globals.language)];
  if (!chosen) throw new Error(`The toolbar has no language "${String(globals.language)}".`);
  return chosen;
}

/** The language of links and content: also for a pseudo-language one of the site's. */
export function contentLanguage(globals: { language?: unknown }): Language {
  return isLanguage(globals.language) ? globals.language : storyLanguage(globals).language;
}
