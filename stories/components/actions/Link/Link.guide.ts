import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Leads to another page, another place on this page, or another site, within a sentence or a list.",
  use: [
    "In running text, on the words that name the target.",
    "In lists of pages, in the footer and below a section: “All trips”.",
    "For e-mail and telephone: `mailto:` and `tel:`.",
  ],
  dontUse: [
    { when: "It is the most important link of a page.", instead: "LinkButton" },
    { when: "It starts an action on the current page.", instead: "Button" },
    { when: "It leads to a document with a picture and a summary.", instead: "Card" },
    { when: "It filters a list, and there is no script.", instead: "FilterLinks" },
  ],
  states: [
    {
      state: "Rest",
      what: "Underlined, in the colour of the text around it. Visited links look the same.",
    },
    { state: "Hover, pressed", what: "The pointer becomes a hand; the link does not change." },
    { state: "Focus", what: "Two rings, one inside the other." },
    {
      state: "Current page",
      what: "`aria-current` has no look of its own; the menu or the filter around it gives one.",
    },
    { state: "Long words", what: "Wrap within the line, like the text around them." },
    {
      state: "Pressed before the script is there",
      what: "It opens its address. An enhanced link gets paler and waits for the script.",
    },
  ],
  words: {
    length: "One to six words that name the target; they make sense without the sentence.",
    capitals: "As in a sentence. Names keep their capitals.",
    examples: {
      en: ["All destinations", "write to us", "Open the map"],
      de: ["Alle Reiseziele", "schreiben Sie uns", "Karte öffnen"],
    },
  },
  accessibility: {
    keys: [{ key: "Enter", does: "Opens the address." }],
    announced:
      "Its words and “link”; “current page” with `aria-current`. The words are read in the language of `lang`.",
    supply: [
      "Words that name the target; not “here” and not “more”.",
      "`hrefLang`, and `lang` for the words, if the target has another language.",
      "`aria-label` only if the words are not enough. It begins with or contains the words that are seen.",
      "Once for the application: `InternalLinkProvider` with the link of its router, for addresses that begin with one slash. Without it they are plain anchors.",
      "With `onClick`: an address that works without script, too.",
    ],
  },
  origin: {
    from: "native",
    why: "an `<a href>` works without script, and can be opened in a new tab, copied and saved.",
  },
  since: "0.1.0",
  changes: [],
};
