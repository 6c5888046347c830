import type { i18n } from "i18next";
import type { Language } from "./languages.ts";
import { speaking, type Translate, translation, type Words } from "./translation.ts";

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

export type { Translate, Words };

const ready = new Map<Language, i18n>();

/** Makes a language's words ready; at once, so that nothing is ever painted without them. */
export function addWords(language: Language, words: Words): void {
  if (!ready.has(language)) ready.set(language, speaking(language, translation(language, words)));
}

export function wordsOf(language: Language): i18n {
  const found = ready.get(language);
  if (!found)
    throw new Error(`The words of "${language}" were not loaded before they were asked for.`);
  return found;
}

/** For what is no component: translator("de")("nav.home") => "Startseite" */
export function translator(language: Language): Translate {
  return wordsOf(language).t;
}
