import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Says in words and with a turning ring that something is loading, nobody knows how long.",
  use: [
    "In the place where the answer will stand: a search, a page that is being fetched.",
    "One at a time.",
  ],
  dontUse: [
    { when: "Cards of a list are loading.", instead: "SkeletonCard" },
    { when: "Size and place of what comes are known.", instead: "Skeleton" },
    {
      when: "A button has been pressed and is at work: it has a ring of its own.",
      instead: "Button",
    },
    { when: "It takes too long, or has failed.", instead: "Message" },
  ],
  anatomy: [
    {
      part: "Ring",
      what: "A pale circle with a quarter that turns, in the size of the text.",
    },
    { part: "Label", what: "What is loading, in the colour of the text." },
  ],
  states: [
    { state: "Loading", what: "The ring turns, a little faster than once a second." },
    { state: "Less motion", what: "The ring stands still; the words say the same." },
    { state: "Narrow", what: "The label wraps; the ring stays beside it." },
    { state: "Done, failed", what: "It is gone: the answer or a Message stands in its place." },
  ],
  words: {
    length: "One to four words, with three dots after a space: it goes on.",
    capitals: "As in a sentence.",
    examples: {
      en: ["Searching …", "Opening the page …"],
      de: ["Wir suchen …", "Die Seite wird geöffnet …"],
    },
  },
  accessibility: {
    announced: "Its label, like any text of the page. The ring is not read.",
    supply: [
      "`label`: what is loading, not only that something is.",
      'The label in a VisuallyHidden with `role="status"` too, or such an element around the Spinner, that is in the page before the Spinner: a status that comes with its words stays silent in some screen readers.',
      "A status or a Message that says how it ended.",
    ],
  },
  origin: { from: "native", why: "words with a role, and an SVG that CSS turns." },
  since: "0.1.0",
  changes: [],
};
