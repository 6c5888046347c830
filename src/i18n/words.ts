import type { i18n } from "i18next";
import type { Language } from "./languages.ts";
import { createI18n, createTranslate, type Messages, type Translate } from "./translation.ts";

// The keys are hr's: a key that is not there does not compile. The locale guard keeps the others alike.
type Keys = typeof import("../../locales/hr.json");

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Keys };
    returnNull: false;
  }
}

export type { Messages, Translate };

const ready = new Map<Language, { words: Messages; spoken: i18n }>();

/**
 * Makes words of a language ready; at once, so that nothing is ever painted without them. Those that come
 * later, with a page, join those that are there.
 */
export function addMessages(language: Language, more: Messages): void {
  const { words } = ready.get(language) ?? {};
  if (words) Object.assign(words, { ...more, ...words });
  else {
    const own = { ...more };
    ready.set(language, {
      words: own,
      spoken: createI18n(language, createTranslate(language, own)),
    });
  }
}

export function i18nOf(language: Language): i18n {
  const found = ready.get(language);
  if (!found)
    throw new Error(`The words of "${language}" were not loaded before they were asked for.`);
  return found.spoken;
}

/** For what is no component: translator("de")("nav.home") => "Startseite" */
export function translator(language: Language): Translate {
  return i18nOf(language).t;
}
