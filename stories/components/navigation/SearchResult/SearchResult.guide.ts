import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "One result of a search: what kind of page it is, its title, and an excerpt with the words that were found. A press anywhere on it opens the page.",
  use: [
    "On the search page, in an `<ol>`, the best match first.",
    "With `page` where the result is a section of a page: `title` is then the heading of the section.",
  ],
  dontUse: [
    { when: "It stands in a list that visitors browse.", instead: "Card" },
    { when: "There is a title and nothing to say about it.", instead: "Link" },
    { when: "Nothing was found.", instead: "Message" },
  ],
  anatomy: [
    { part: "Picture", what: "A thumbnail of 3 to 2, or a sign on quiet ground." },
    { part: "Kind", what: "A small bold line: the kind of page and, for a section, its page." },
    {
      part: "Title",
      what: "A heading with the only link, of level 3 if `headingLevel` is left out. The link covers it all.",
    },
    { part: "Excerpt", what: "Quiet text. What matches is marked." },
  ],
  states: [
    { state: "Hover", what: "Anywhere on it: the title is underlined." },
    { state: "Focus", what: "Two rings around the whole result." },
    { state: "Loading", what: "The place of the picture is kept, on quiet ground." },
    { state: "Without picture", what: "The sign “i” in its place." },
    { state: "Picture failed", what: "The sign “i” in its place." },
    { state: "Long title", what: "It wraps. Nothing is cut." },
    {
      state: "Narrow",
      what: "The picture is small, at most 96 pixels wide; the words take the rest.",
    },
    { state: "Print", what: "It is not split across two pages." },
  ],
  words: {
    length: "One word for the kind. An excerpt of 20 to 40 words, with “…” where it was cut.",
    capitals: "As in the text that was found.",
    examples: {
      en: ["Destination", "Story", "Page · Plan your journey"],
      de: ["Reiseziel", "Geschichte", "Seite · Reise planen"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next result: each is one stop." },
      { key: "Enter", does: "Opens the page or the section." },
    ],
    announced:
      "An article named by its title, with a heading and one link. The picture and the sign are passed over.",
    supply: [
      "A heading before the results, such as “12 results for ‘Ilok’”, and `headingLevel`, if it is not of level 2.",
      "An `<ol>` around the results: a screen reader then says how many there are.",
      "`excerpt` as parts, with the spaces between them.",
    ],
  },
  origin: { from: "native", why: "an `<article>` with one link and `<mark>` says it all." },
  since: "0.1.0",
  changes: [],
};
