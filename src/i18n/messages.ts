import type { Language } from "./languages.ts";
import { createTranslate, type Messages, type Translate } from "./translate.ts";

export type { Messages, Translate };

const loaded = new Map<Language, { messages: Messages; t: Translate }>();

/** Adds messages of a language. Synchronous, so that nothing is painted without them. */
export function addMessages(language: Language, more: Messages): void {
  const { messages } = loaded.get(language) ?? {};
  if (messages) Object.assign(messages, { ...more, ...messages });
  else {
    const own = { ...more };
    loaded.set(language, { messages: own, t: createTranslate(language, own) });
  }
}

/** Outside of components: translator("de")("nav.home") => "Startseite" */
export function translator(language: Language): Translate {
  const found = loaded.get(language);
  if (!found) throw new Error(`The messages of "${language}" are used before they are loaded.`);
  return found.t;
}
