import i18next, { type i18n, type TFunction } from "i18next";
import type { Language } from "./languages.ts";

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

export type Words = Record<string, string>;
export type Translate = TFunction;

const ready = new Map<Language, i18n>();

/** Makes a language's words ready; at once, so that nothing is ever painted without them. */
export function addWords(language: Language, words: Words): void {
  if (ready.has(language)) return;
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: words } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes what it prints.
    interpolation: { escapeValue: false },
  });
  ready.set(language, instance);
}

export function wordsOf(language: Language): i18n {
  const instance = ready.get(language);
  if (!instance)
    throw new Error(`The words of "${language}" were not loaded before they were asked for.`);
  return instance;
}

/** For what is no component: translator("de")("nav.home") => "Startseite" */
export function translator(language: Language): Translate {
  return wordsOf(language).t;
}
