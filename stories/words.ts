import { storyLanguage } from "../.storybook/languages.ts";
import { BLOG_CATEGORIES, PROGRAM_TYPES } from "../content-service/choices.ts";
import { CATEGORY } from "../src/documents/kinds/blogFilters.ts";
import { TYPE } from "../src/documents/kinds/programFilters.ts";
import type { Translate } from "../src/i18n/words.ts";

export { contentLanguage } from "../.storybook/languages.ts";

/** The words of the toolbar's language: wordsFor(globals)("nav.home") => "Startseite" */
export function wordsFor(globals: { language?: unknown }): Translate {
  return storyLanguage(globals).words.t;
}

// Topics and kinds come and go with a site's documents: a story takes the first where its own is not there.

/** topicWord(t, "Nature") => "Natur" */
export const topicWord = (t: Translate, topic: string): string =>
  CATEGORY.nameOf(topic, t) || CATEGORY.nameOf(BLOG_CATEGORIES[0], t);

/** kindWord(t, "Active") => "Aktiv" */
export const kindWord = (t: Translate, kind: string): string =>
  TYPE.nameOf(kind, t) || TYPE.nameOf(PROGRAM_TYPES[0], t);
