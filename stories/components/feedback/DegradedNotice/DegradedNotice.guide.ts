import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Says that a part of the page’s script failed to load, what still works, and offers to load the page again.",
  use: [
    "Once at the end of every page, after the footer.",
    "It is always in the HTML, and hidden while the page is whole.",
  ],
  dontUse: [
    { when: "A list or a search could not be loaded, and the page works.", instead: "Message" },
    { when: "A form could not be sent because of its fields.", instead: "FormErrorSummary" },
    { when: "Something is still loading.", instead: "Spinner" },
    { when: "Script is switched off.", instead: "Words in a `<noscript>` where they are needed." },
  ],
  anatomy: [
    { part: "Band", what: "A dark strip as wide as the page." },
    { part: "Words", what: "What is missing, and what still works." },
    { part: "Button", what: "Underlined, 44 pixels high: it loads the page again." },
  ],
  states: [
    { state: "Whole page", what: "Nothing." },
    {
      state: "Degraded",
      what: "At the bottom of the screen over the page; at the end of the page below the footer.",
    },
    { state: "Focus", what: "Two rings around the button." },
    { state: "Narrow", what: "The button goes below the words." },
    { state: "Script comes late after all", what: "It goes, and the page works as a whole." },
    { state: "Own colours", what: "A line above it, because the ground is gone." },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "One or two short sentences; two words on the button. It must leave room for the page.",
    capitals: "As in a sentence. The words with, the button without a full stop.",
    examples: {
      en: [
        "Part of this page did not load. You can still read, open other pages and write to us.",
        "Try again",
      ],
      de: [
        "Ein Teil dieser Seite wurde nicht geladen. Sie können weiterhin lesen, andere Seiten öffnen und uns schreiben.",
        "Erneut versuchen",
      ],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Reaches the button last on the page." },
      { key: "Enter, Space", does: "Loads the page again." },
    ],
    announced: "A status region with the words and the button. The focus stays where it is.",
    supply: [
      "Words that say what still works.",
      "A script that sets `data-degraded` on `<html>` when another one fails, and takes it away when it comes after all.",
      "In the same script: a press on `[data-reload]` loads the page again. The button has no handler of its own, because React may be what is missing.",
    ],
  },
  origin: {
    from: "native",
    why: "it has to work when no other script has come: an attribute on `<html>` shows it.",
  },
  since: "0.1.0",
  changes: [],
};
