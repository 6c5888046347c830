import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Text for screen readers only, where sighted visitors understand without it: what a repeated link is about, or that something on the page has changed.",
  use: [
    "The rest of a name: a link “Choose” beside each date.",
    'With `role="status"`, a change that sighted visitors see: the number of results.',
    "Rarely: most text helps everyone.",
  ],
  dontUse: [
    { when: "Everybody needs the words.", instead: "Text" },
    { when: "It is a fault or a piece of news that everybody needs.", instead: "Message" },
    { when: "It is the name of a button with a sign only.", instead: "IconButton" },
    { when: "It is a link that appears with the focus.", instead: "SkipLink" },
  ],
  states: [
    { state: "Always", what: "Nothing. One pixel remains: some screen readers skip less." },
    { state: "Status, text set or changed", what: "Nothing is seen; the text is heard." },
    { state: "Narrow", what: "Nothing: long text does not make the page wider." },
  ],
  words: {
    length:
      "As few words as complete the visible ones: one to six. A status is one short sentence.",
    capitals: "As part of the visible phrase, after a space. Without a full stop.",
    examples: {
      en: ["3 results", "Enlarge picture 2 of 6", "Loading …"],
      de: ["3 Treffer", "Bild 2 von 6 vergrößern", "Wird geladen …"],
    },
  },
  accessibility: {
    announced:
      'As part of the name of the link or button around it, or as text in its place. With `role="status"` when the text changes, after what is being said.',
    supply: [
      "Nothing in it that can get the focus.",
      "A name that begins with the visible words, so that it can be spoken to a computer.",
      "For a status: render it empty first, and set the text later.",
    ],
  },
  origin: { from: "native", why: "a `<span>` and a few lines of CSS are all that it is." },
  since: "0.1.0",
  changes: [],
};
