import type { Messages } from "../translation.ts";
import type { Concept } from "./concepts.ts";

// A language is one folder, and each of its files fills one of these in.

/** row.ts: what every page knows of a language. It is in every visitor's first script. */
export interface LanguageRow {
  /** The language's name for itself. */
  name: string;
  /** The value of `lang` in HTML, for screen readers and search engines. */
  htmlLang: string;
  /** The content service's code for it. */
  contentCode: string;
  /** For dates, numbers and plurals. */
  locale: string;
  /** The language that it is in other letters, where nobody writes it: its texts are spelled from that one's. */
  spelledFrom?: string;
}

/** What a part of a word becomes: [/(?<=.{3})e$/, ""] */
export type Rule = readonly [part: RegExp, becomes: string];

/** search.ts: how words are compared. It comes when somebody searches. */
export interface LanguageSearch {
  /** The endings of word forms, of folded words; the look-behind says how many letters must be left. */
  endings: readonly Rule[];
  /** Words that say nothing of what is looked for: every text has them. */
  common: string;
  /** Letters that are no others with marks, and what is typed for them: "đ:d ß:ss" */
  letters: string;
  /** Other ways to type its letters, whose marks are gone by then: [/dj/g, "d"] */
  typedAs: readonly Rule[];
  /**
   * Synonyms: what means the same to somebody who searches, in any form. What stands after the bar is typed by
   * visitors, but says too little in a text: "hotel, room, guest house | bed, sleep"
   */
  synonyms?: Record<Concept, string>;
  /** What headings call the part that says how to come here; names of places elsewhere lead to it. */
  arrival?: string;
  /** Whose names of places it uses (src/search/placeNames.ts); the local ones unless said. */
  placeNames?: "en" | "de";
  /** Words are written together: of "Weinverkostung", the parts are looked for as well. */
  hasCompounds?: boolean;
}

/** What is wrong in texts, with what an editor should do. */
export interface Mark {
  wrong: RegExp;
  cure: string;
}

/** A language so near that whole sentences are the same, and which words tell the two apart. */
export interface Neighbour {
  language: string;
  /** As a message names it: "Serbian" */
  name: string;
  /** Lines of fewer words may be the same in both. */
  wordsAlike: number;
  /** Words, or beginnings of words (with a star), that only the neighbour has. */
  foreign: string;
}

/** writing.ts: what is written in it and how. For the build, the checks and the functions only. */
export interface LanguageWriting {
  words: Messages;
  /** What its alphabet has besides A to Z. */
  alphabet: string;
  /** The package of its dictionary; words beyond it stand in spelling.txt beside. */
  dictionary: string;
  /** Marks, spaces and dates that are not those of the language. */
  marks: readonly Mark[];
  neighbours: readonly Neighbour[];
}
