import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Asks for text of several lines, such as the message of an enquiry.",
  use: [
    "Where visitors say something in their own words.",
    "Last in a form, after the short fields.",
  ],
  dontUse: [
    { when: "One line is enough: a name, an address, a number, a day.", instead: "Field" },
    { when: "There is a list to choose from.", instead: "Select" },
    {
      when: "Only a few letters may be written.",
      instead: "Check the length when the form is sent, and say it in `error`.",
    },
  ],
  anatomy: [
    { part: "Label", what: "Bold, above the field, with the optional mark in brackets." },
    { part: "Description", what: "Optional help in small letters, between label and field." },
    { part: "Box", what: "As wide as the form, 160 pixels high at least." },
    { part: "Grip", what: "The browser’s own, in the lower corner: it makes the box taller." },
    { part: "Error", what: "Below the field, in the colour of errors." },
  ],
  states: [
    { state: "Empty", what: "An empty box; there is no placeholder." },
    { state: "Focus", what: "Two rings, one inside the other." },
    {
      state: "Wrong",
      what: "The edge is in the colour of errors, and thick where the line begins; the error says what to do.",
    },
    { state: "Optional", what: "The mark follows the label in a lighter weight." },
    {
      state: "Much text",
      what: "The box keeps its height and scrolls, until the visitor pulls it.",
    },
    { state: "Narrow", what: "Label, help and error wrap; the box is as wide as the form." },
    { state: "Print", what: "Left out with the form around it." },
  ],
  words: {
    length: "Label: one to three words. Description and error: one sentence, which may wrap.",
    capitals: "As in a sentence. Labels without, descriptions and errors with a full stop.",
    examples: {
      en: ["Message", "Tell us what you would like to know.", "At most 4000 characters."],
      de: ["Nachricht", "Schreiben Sie uns, was Sie wissen möchten.", "Höchstens 4000 Zeichen."],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the field and out of it again." },
      { key: "Enter", does: "Begins a new line. It does not send the form." },
    ],
    announced:
      "The label, a field of several lines, “required” unless it is optional, “invalid” if it is wrong; then description and error, in this order. An error that appears is not said by itself: FormErrorSummary says it.",
    supply: [
      "An `id` that is on the page once; FormErrorSummary links to it.",
      "`label` in words, and the same `optionalMark` on every optional field.",
      "An `error` that says what to do, after the visitor has tried to send.",
    ],
  },
  origin: {
    from: "native",
    why: "a `<textarea>` brings undo, spelling and the grip with it.",
  },
  since: "0.1.0",
  changes: [],
};
