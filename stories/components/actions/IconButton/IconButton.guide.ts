import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Starts an action on the current page where there is no room for words: close, pause, turn to the next picture.",
  use: [
    "A sign that everybody knows: a cross, an arrow, play and pause.",
    '`tone="raised"` on a picture: the button has a ground of its own.',
    '`tone="ringed"` where it stands alone on the page, such as the arrows below a carousel.',
  ],
  dontUse: [
    { when: "There is room for words, or the sign is not known to everybody.", instead: "Button" },
    { when: "It leads to another page.", instead: "Link" },
    { when: "The sign only stands beside words and does nothing.", instead: "Icon" },
    {
      when: "What it does changes with each press, as with play and pause.",
      instead: "Change sign and label together, and leave `aria-pressed` out.",
    },
  ],
  anatomy: [
    {
      part: "Frame",
      what: "A circle of 44 pixels: none for plain, a line for ringed, a ground for raised.",
    },
    { part: "Sign", what: "An Icon of 24 pixels in the colour of the text." },
  ],
  states: [
    {
      state: "Hover",
      what: "Plain and ringed get a veil of their own colour, raised gets darker.",
    },
    { state: "Focus", what: "Two rings, one inside the other." },
    {
      state: "On",
      what: "With `aria-pressed`: two lines around it, one inside the other, in the colour of the sign.",
    },
    {
      state: "Nothing to do",
      what: "With `aria-disabled`: the sign is paler, the pointer stays an arrow. It keeps the focus.",
    },
    {
      state: "Pressed before the script is there",
      what: "Paler, with a waiting pointer, until the press is answered.",
    },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "The label is heard only. Two to five words: a verb, and what it acts on.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Close the gallery", "Next picture", "Pause the slide show"],
      de: ["Galerie schließen", "Nächstes Bild", "Diashow anhalten"],
    },
  },
  accessibility: {
    keys: [{ key: "Enter, Space", does: "Starts the action." }],
    announced:
      "Its label and “button”; “pressed” or “not pressed” with `aria-pressed`, “unavailable” with `aria-disabled`.",
    supply: [
      "`label`: what the button does. The sign itself is not read.",
      "With `aria-disabled`, an `onClick` that does nothing. The button has no `disabled`: it would lose the focus.",
      "A status region, if a press changes something that is not near the focus.",
    ],
  },
  origin: { from: "native", why: "a `<button>` has the keys, the focus and the role already." },
  since: "0.1.0",
  changes: [],
};
