import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Starts an action on the current page: send, open, show more.",
  use: [
    "One main button for the action that a page or a form is for.",
    "At most one quiet button next to it, for the lesser action.",
    '`size="small"` where several stand in a row of controls.',
  ],
  dontUse: [
    { when: "It leads to another page.", instead: "LinkButton" },
    { when: "There is no room for words, and everybody knows the sign.", instead: "IconButton" },
    { when: "It turns a filter on and off.", instead: "FilterButtons" },
    {
      when: "The action is not possible yet.",
      instead: "Leave the button as it is, and say what is missing when it is pressed.",
    },
  ],
  anatomy: [
    {
      part: "Frame",
      what: "A pill, filled for main, outlined in the colour of the text for quiet.",
    },
    { part: "Label", what: "A verb, in bold. It wraps before it is cut." },
    { part: "Sign", what: "Optional, before or after the label: an Icon." },
    { part: "Ring", what: "Turns before the pending label while the action runs." },
  ],
  states: [
    { state: "Hover", what: "Main gets darker, quiet gets a veil of its own colour." },
    { state: "Focus", what: "Two rings, one inside the other." },
    { state: "Pressed", what: "It sinks by a hair." },
    {
      state: "Pending",
      what: "The pending label and a ring. The width stays, presses do nothing.",
    },
  ],
  words: {
    length: "One to four words. The button keeps the width of the longer of its two labels.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Send enquiry", "Show more", "Sending…"],
      de: ["Anfrage senden", "Mehr anzeigen", "Wird gesendet …"],
    },
  },
  accessibility: {
    keys: [{ key: "Enter, Space", does: "Starts the action, unless it is pending." }],
    announced:
      "Its label and “button”. When the action starts and ends, a status region says the pending label; the button keeps the focus and says that it is unavailable.",
    supply: [
      "A label that says what happens without the text around it.",
      "`pendingLabel` for what takes longer than a second.",
      "For a sign without words: an IconButton with a label.",
    ],
  },
  origin: { from: "native", why: "a `<button>` has the keys, the focus and the role already." },
  since: "0.1.0",
  changes: [],
};
