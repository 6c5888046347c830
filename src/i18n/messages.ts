import type { i18n } from "i18next";
import type { Language } from "./languages.ts";
import { createI18n, createTranslate, type Messages, type Translate } from "./translate.ts";

// The keys are those of hr.json: an unknown key does not compile. `npm run check` compares the other languages.
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

const loaded = new Map<Language, { messages: Messages; i18n: i18n }>();

/** Adds messages of a language. Synchronous, so that nothing is painted without them. */
export function addMessages(language: Language, more: Messages): void {
  const { messages } = loaded.get(language) ?? {};
  if (messages) Object.assign(messages, { ...more, ...messages });
  else {
    const own = { ...more };
    loaded.set(language, {
      messages: own,
      i18n: createI18n(language, createTranslate(language, own)),
    });
  }
}

export function i18nOf(language: Language): i18n {
  const found = loaded.get(language);
  if (!found) throw new Error(`The messages of "${language}" are used before they are loaded.`);
  return found.i18n;
}

/** Outside of components: translator("de")("nav.home") => "Startseite" */
export function translator(language: Language): Translate {
  return i18nOf(language).t;
}
