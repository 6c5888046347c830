import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Two to four facts that decide whether a trip or a place is for the visitor, in large letters: how long it takes, from what age, how hard it is.",
  use: [
    "Below the pictures of a trip or a place, once on a page.",
    "With the same facts in the same order on every trip.",
  ],
  dontUse: [
    { when: "Most facts are sentences.", instead: "FactBox" },
    { when: "There are more than four.", instead: "FactBox" },
    { when: "It is a line below a title, such as topic and country.", instead: "Text" },
  ],
  anatomy: [
    { part: "List", what: "A fine line above and below." },
    { part: "Block", what: "A fact, apart from the next one by a fine line." },
    { part: "Name", what: "Small and quiet." },
    {
      part: "Value",
      what: "The display font, in the size of a title; a clause in that of a lead.",
    },
    { part: "Note", what: "Optional: the rest of the sentence, or a link, small and quiet." },
  ],
  states: [
    { state: "Wide", what: "From 768 pixels: side by side in equal columns, name above value." },
    { state: "Narrow", what: "Below each other, the value at the end of the line." },
    {
      state: "Clauses",
      what: "Between 768 and 1024 pixels in pairs; below that in rows, the value beside its name, or below it where less than 184 pixels are left.",
    },
    { state: "Long value", what: "It wraps into lines of like length. Long words are hyphenated." },
    {
      state: "Long name, narrow",
      what: "The value goes below it where less than 120 pixels are left.",
    },
    { state: "No fact", what: "Nothing is drawn." },
    { state: "One fact", what: "It takes the whole width." },
    { state: "Print", what: "Below each other, on one page." },
  ],
  words: {
    length:
      "One or two words for a name, up to 16 letters. One to three words for a value, up to 16 letters; as a clause up to 40.",
    capitals: "A name as in a sentence. A value as editors wrote it, without a full stop.",
    examples: {
      en: ["Duration: 5 hours", "Age: 8 and over", "Activity level: easy"],
      de: ["Dauer: 5 Stunden", "Alter: ab 8 Jahren", "Schwierigkeit: leicht"],
    },
  },
  accessibility: {
    announced: "A list of terms, each with its value. It has no heading of its own.",
    supply: [
      "A different `name` for each block.",
      "Values that are understood by ear: “8 and over”, not “8+”.",
    ],
  },
  origin: { from: "native", why: "`<dl>` ties each value to its name." },
  since: "0.1.0",
  changes: [],
};
