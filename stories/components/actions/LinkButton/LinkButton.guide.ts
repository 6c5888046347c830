import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "The most important link of a page: it looks like a button and is a link.",
  use: [
    "One main LinkButton in sight: “Browse trips” on the home page, “Send an enquiry” beside a price.",
    "At most one quiet one next to it, for the lesser way on.",
    '`size="small"` as a way out of an empty list or a message.',
    "For a form further down the same page: `#ask`.",
  ],
  dontUse: [
    { when: "It starts an action on the current page.", instead: "Button" },
    { when: "It stands in a sentence or in a list of links.", instead: "Link" },
    { when: "It leads to a document with a picture.", instead: "Card" },
  ],
  anatomy: [
    {
      part: "Frame",
      what: "A pill, filled for main, outlined in the colour of the text for quiet.",
    },
    { part: "Label", what: "Bold. It wraps before it is cut." },
    { part: "Sign", what: "Optional, before or after the label: an Icon." },
  ],
  states: [
    { state: "Hover", what: "Main gets darker, quiet gets a veil of its own colour." },
    { state: "Focus", what: "Two rings, one inside the other." },
    { state: "Pressed", what: "It sinks by a hair." },
    { state: "Narrow, large text", what: "The sides get narrower, then the label wraps." },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "One to four words. At 320 px about 20 letters fit on a line; more wraps.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Browse trips", "See destinations", "Send an enquiry"],
      de: ["Touren ansehen", "Reiseziele ansehen", "Jetzt anfragen"],
    },
  },
  accessibility: {
    keys: [{ key: "Enter", does: "Opens the address. Space scrolls the page, as on any link." }],
    announced: "Its words and “link”, not “button”.",
    supply: [
      "Words that say where it leads without the text around them.",
      "`hrefLang`, and `lang` for the words, if the target has another language.",
      '`rel="next"` and `rel="prev"` in a series of pages.',
    ],
  },
  origin: {
    from: "native",
    why: "an `<a href>` works without script; from Button it has the look only.",
  },
  since: "0.1.0",
  changes: [],
};
