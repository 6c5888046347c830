import { storyLanguage } from "../.storybook/languages.ts";
import type { Translate } from "../src/i18n/words.ts";

export { contentLanguage } from "../.storybook/languages.ts";

/** The words of the toolbar's language: wordsFor(globals)("nav.home") => "Startseite" */
export function wordsFor(globals: { language?: unknown }): Translate {
  return storyLanguage(globals).words.t;
}
