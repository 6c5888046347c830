import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "A symbol next to text, in the colour of that text. It helps to find the text quickly.",
  use: [
    "Before or after the label of a button or a link.",
    "Before a contact, a time or a place.",
    "`label` only if no text next to it says the same.",
  ],
  dontUse: [
    { when: "It is a button without words.", instead: "IconButton" },
    { when: "It is a picture of a document.", instead: "Picture" },
    { when: "Something is running.", instead: "Spinner" },
    { when: "It would stand in place of text.", instead: "Write the word." },
  ],
  states: [
    { state: "Text", what: "1.25 times as large as the text beside it; it grows with the text." },
    { state: "Medium", what: "24 px." },
    { state: "Large", what: "40 px." },
    {
      state: "Right to left",
      what: "`arrow-start`, `arrow-end` and `external` are mirrored, all others are not.",
    },
    { state: "Narrow", what: "It does not shrink: the text beside it wraps." },
    { state: "Forced colours", what: "The visitor’s colour of text." },
  ],
  accessibility: {
    announced: "Nothing. With `label`: an image with that name.",
    supply: ["Text next to it that says the same, or a `label`."],
  },
  origin: { from: "native", why: "one `<svg>` with one path needs no font and no request." },
  since: "0.1.0",
  changes: [],
};
