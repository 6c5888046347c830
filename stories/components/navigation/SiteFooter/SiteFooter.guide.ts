import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The end of every page: who runs the site and how to reach them, links to all main pages, the languages and a note. On paper, addresses stand in place of links.",
  use: [
    "Once on every page, after `<main>`.",
    "With the main pages as the first group and the others (terms, accessibility) as the second.",
  ],
  dontUse: [
    { when: "Visitors look for the main pages at the top.", instead: "SiteHeader" },
    { when: "Visitors change the language at the top of a page.", instead: "LanguageMenu" },
    { when: "A page ends with a request or a way on.", instead: "Section" },
  ],
  anatomy: [
    { part: "River", what: "A wave that overlaps the end of the page above." },
    { part: "Ground", what: "Dark, over the whole width." },
    { part: "Name", what: "The logo and the name of the site. It is not a link." },
    { part: "Contacts", what: "E-mail and telephone, as links." },
    { part: "Groups", what: "Columns of links to pages." },
    {
      part: "Languages",
      what: "A column of links, each in its own language. That of the page is bold.",
    },
    {
      part: "Note of a language",
      what: "Optional, small and quiet below it: what the link opens instead.",
    },
    { part: "Note", what: "One small, quiet line." },
    { part: "On paper", what: "Names with their addresses, in print only." },
  ],
  states: [
    { state: "Rest", what: "All links are underlined." },
    { state: "Focus", what: "Two rings, one inside the other. One of them is light." },
    { state: "Wide", what: "Name and contacts at the start, then the groups side by side." },
    {
      state: "Narrow",
      what: "Name and contacts first, then at most two columns of links. The languages stand in a row below them.",
    },
    { state: "Large text", what: "The name goes below the logo, columns below each other." },
    { state: "Language pressed", what: "It keeps the part of the address after “#”." },
    { state: "Print", what: "Note and addresses only, without ground and river." },
  ],
  words: {
    length:
      "One to three words for a link, up to 20 letters: longer words are hyphenated. One or two sentences for the note.",
    capitals: "As in a sentence.",
    examples: {
      en: ["Plan your journey", "Terms", "All pages"],
      de: ["Reise planen", "Reisebedingungen", "Alle Seiten"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next link, column by column." },
      { key: "Enter", does: "Opens the page, the mail program or the telephone." },
    ],
    announced:
      "A “content information” landmark, and in it a navigation with its name. A contact is read with its kind: “Telephone: +385 32 000 000”. The language of the page is “current”, and the note of a language is its description.",
    supply: [
      "`label`: a name other than that of the main navigation, such as “Footer”.",
      "`contacts` with a `name` for each, and an `href` that begins with `mailto:` or `tel:`.",
      "`onPaper` with the address of the page: paper has no links.",
      "The same `choices` as for LanguageMenu, with a `note` for a language that the page lacks.",
    ],
  },
  origin: { from: "native", why: "`<footer>`, `<nav>`, lists and links need no script." },
  since: "0.1.0",
  changes: [],
};
