import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Lists titles of which each shows and hides what belongs to it, so that a visitor opens only what is of interest.",
  use: [
    "Questions and answers, of which one needs two or three.",
    "Details of an offer that few visitors read: luggage, insurance, accessibility.",
    "`name`, if one open answer at a time is enough.",
  ],
  dontUse: [
    { when: "Nearly everybody reads all of it.", instead: "Prose" },
    { when: "The parts are of one kind and one compares them.", instead: "Tabs" },
    { when: "They are facts with a name and a value.", instead: "FactBox" },
    { when: "It leads to other pages.", instead: "Link" },
  ],
  anatomy: [
    { part: "List", what: "As wide as text, with a fine line above the first and below each." },
    { part: "Opener", what: "The title as a heading, as wide as the list, 52 px high or more." },
    { part: "Sign", what: "An arrow down; up when open." },
    { part: "Content", what: "Text, a list or a small table, below the title." },
  ],
  states: [
    { state: "Closed", what: "The title alone. Search in the page finds and opens what is in it." },
    { state: "Open", what: "The content below the title; the arrow points up." },
    { state: "Several open", what: "Without `name`, each opens and closes by itself." },
    { state: "One open", what: "With `name`, opening one closes the other." },
    { state: "Hover", what: "The title in the accent colour." },
    { state: "Addressed", what: "A link to the id of an item opens it." },
    { state: "Narrow, long titles", what: "The title wraps; the sign stays beside its middle." },
    { state: "Without script", what: "The same: it opens and closes by itself." },
    { state: "Print", what: "All are open, with their titles and without signs." },
  ],
  words: {
    length: "Title: a question or two to eight words. Content: a few sentences.",
    capitals: "As in a sentence. A question has its mark, another title no full stop.",
    examples: {
      en: ["What should I bring?", "Luggage and clothing"],
      de: ["Was soll ich mitbringen?", "Gepäck und Kleidung"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next title, or into the content of an open one." },
      { key: "Enter, Space", does: "Opens and closes." },
    ],
    announced:
      "The title and whether it is open or closed. What is closed is not read. Some screen readers do not say that the title is a heading.",
    supply: [
      "The level of the titles, one below the heading before the list.",
      "An id for each item that is used once on the page.",
      "A `name` only if nobody needs two items beside each other.",
    ],
  },
  origin: {
    from: "native",
    why: "`<details name>` opens by key, press, search and address, and without script.",
  },
  since: "0.1.0",
  changes: [],
};
