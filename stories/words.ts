import { storyLanguage } from "../.storybook/languages.ts";
import { BLOG_CATEGORIES, PROGRAM_TYPES } from "../src/content/types.ts";
import { nameOfValue } from "../src/features/DocumentCard/names.ts";
import type { Translate } from "../src/i18n/words.ts";

export { contentLanguage } from "../.storybook/languages.ts";

/** The words of the toolbar's language: wordsFor(globals)("nav.home") => "Startseite" */
export function wordsFor(globals: { language?: unknown }): Translate {
  return storyLanguage(globals).words.t;
}

// Topics and kinds come and go with a site's documents: a story takes the first where its own is not there.

/** topicWord(t, "Nature") => "Natur" */
export const topicWord = (t: Translate, topic: string): string =>
  nameOfValue(topic, "category", t) || nameOfValue(BLOG_CATEGORIES[0], "category", t);

/** kindWord(t, "Active") => "Aktiv" */
export const kindWord = (t: Translate, kind: string): string =>
  nameOfValue(kind, "type", t) || nameOfValue(PROGRAM_TYPES[0], "type", t);
