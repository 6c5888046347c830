import { storyLanguage } from "../.storybook/languages.ts";
import { BLOG_CATEGORIES, PROGRAM_TYPES } from "../content-service/choices.ts";
import { CATEGORY } from "../src/documents/kinds/blogFilters.ts";
import { TYPE } from "../src/documents/kinds/programFilters.ts";
import type { Translate } from "../src/i18n/messages.ts";

export { contentLanguage } from "../.storybook/languages.ts";

/** Messages in the toolbar's language: wordsFor(globals)("nav.home") => "Startseite" */
export function wordsFor(globals: { language?: unknown }): Translate {
  return storyLanguage(globals).t;
}

// Categories and types depend on a site's documents: if a story's own does not exist, it uses the
// first.

/** topicWord(t, "Nature") => "Natur" */
export const topicWord = (t: Translate, topic: string): string =>
  CATEGORY.nameOf(topic, t) || CATEGORY.nameOf(BLOG_CATEGORIES[0], t);

/** kindWord(t, "Active") => "Aktiv" */
export const kindWord = (t: Translate, kind: string): string =>
  TYPE.nameOf(kind, t) || TYPE.nameOf(PROGRAM_TYPES[0], t);
