import type { Messages } from "../translate.ts";
import type { Concept } from "./concepts.ts";

// A language is a folder, and each of its files has one of these types.

/** row.ts: what every page needs. It is in the first script of every visitor. */
export interface LanguageRow {
  /** The language's name for itself. */
  name: string;
  /** The value of `lang` in HTML, for screen readers and search engines. */
  htmlLang: string;
  /** The content service's code for it. */
  contentCode: string;
  /** For dates, numbers and plurals. */
  locale: string;
  /** The language whose texts are transliterated into this one. */
  transliteratedFrom?: string;
}

/** [/(?<=.{3})e$/, ""] */
export type Replacement = readonly [pattern: RegExp, replacement: string];

/** search.ts: how words are compared. Loaded with the search. */
export interface LanguageSearch {
  /** The suffixes of folded words that are removed (stemming); the look-behind says how many letters must remain. */
  suffixes: readonly Replacement[];
  /** Words that every text has, and searches ignore. */
  stopWords: string;
  /** Letters that Unicode does not decompose, and what is typed for them: "đ:d ß:ss" */
  letterFolding: string;
  /** Other ways to type its letters, applied after diacritics are removed: [/dj/g, "d"] */
  spellingVariants: readonly Replacement[];
  /**
   * Words with the same meaning for a search, in any form. Words after the bar count in a query only, because
   * they are too common in texts: "hotel, room, guest house | bed, sleep"
   */
  synonyms?: Record<Concept, string>;
  /** Headings of the section about getting here; names of places elsewhere lead to it. */
  arrivalHeading?: string;
  /** The language of its place names (src/search/placeNames.ts); the local ones by default. */
  placeNames?: "en" | "de";
  /** Compounds are one word: the parts of "Weinverkostung" are searched for as well. */
  hasCompounds?: boolean;
}

/** A mistake in texts, and what an editor should do. */
export interface TypographyRule {
  pattern: RegExp;
  advice: string;
}

/** A language so similar that whole sentences are the same, and the words that tell the two apart. */
export interface RelatedLanguage {
  language: string;
  /** Its name in messages: "Serbian" */
  name: string;
  /** Lines of fewer words may be the same in both languages. */
  minLineWords: number;
  /** Words, or beginnings of words (with a star), that only the related language has. */
  foreignWords: string;
}

/** writing.ts: messages and spelling. For the build, the checks and the functions only. */
export interface LanguageWriting {
  messages: Messages;
  /** The letters of its alphabet besides A to Z. */
  alphabet: string;
  /** The package of its dictionary; further words are in spelling.txt. */
  dictionary: string;
  /** Wrong quotation marks, spaces and dates. */
  typography: readonly TypographyRule[];
  relatedLanguages: readonly RelatedLanguage[];
}
