import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Takes visitors with a keyboard past header and navigation to the content, with one Tab and Enter. It is seen only while it has the focus.",
  use: ["Once on every page, as the first thing in it, before SiteHeader."],
  dontUse: [
    { when: "All visitors are to see the link.", instead: "Link" },
    {
      when: "Words are only for screen readers, and nothing can be pressed.",
      instead: "VisuallyHidden",
    },
    {
      when: "A long page has several parts to go to.",
      instead: "A list of links at the top of the page, for everyone.",
    },
  ],
  states: [
    { state: "Waiting", what: "Nothing: it is above the edge of the page." },
    { state: "Focus", what: "A raised label at the top, over everything else, with two rings." },
    { state: "Used", what: "The focus is on the content, and the link is gone." },
  ],
  words: {
    length: "Two to four words, up to 30 letters.",
    capitals: "As in a sentence, without a full stop.",
    examples: { en: ["Skip to content"], de: ["Zum Inhalt springen"] },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "As the first on a page: shows it." },
      { key: "Enter", does: "Moves the focus to the content." },
    ],
    announced: "A link by its words, the first on the page.",
    supply: [
      "`<main id={MAIN_ID} tabIndex={-1}>`: without the `tabIndex`, some browsers scroll and leave the focus behind.",
      "Words in the language of the page.",
    ],
  },
  origin: { from: "native", why: "a link to a part of the page needs no script." },
  since: "0.1.0",
  changes: [],
};
