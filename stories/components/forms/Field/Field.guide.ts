import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Asks for one line of text, an e-mail address, a number or a day.",
  use: [
    "In a form, one below the other; two days may share a row.",
    '`type="email"` for addresses, `"number"` for amounts, `"date"` for days: phones show the right keyboard.',
    "Mark what may stay empty with `optionalMark`. Required fields have no mark.",
  ],
  dontUse: [
    { when: "The answer takes more than one line.", instead: "TextArea" },
    { when: "There is a list to choose from.", instead: "Select" },
    { when: "It searches the site.", instead: "SearchForm" },
    {
      when: "The words of an example would stand in the empty field.",
      instead: "Put them into `description`, which stays while one types.",
    },
  ],
  anatomy: [
    { part: "Label", what: "Bold, above the field, with the optional mark in brackets." },
    { part: "Description", what: "Optional help in small letters, between label and field." },
    {
      part: "Box",
      what: "48 pixels high. As wide as the form; 192 pixels for a number or a day.",
    },
    { part: "Error", what: "Below the field, in the colour of errors." },
  ],
  states: [
    { state: "Empty", what: "An empty box; there is no placeholder." },
    { state: "Focus", what: "Two rings, one inside the other." },
    {
      state: "In a sentence",
      what: "The box stands in the line; nobody sees the label, and the sentence shows the error.",
    },
    {
      state: "Wrong",
      what: "The edge is in the colour of errors, and thick where the line begins; the error says what to do.",
    },
    { state: "Optional", what: "The mark follows the label in a lighter weight." },
    { state: "A day", what: "The browser’s own calendar, in the browser’s own language." },
    { state: "Narrow", what: "Label, help and error wrap; the box is never wider than the form." },
    { state: "Print", what: "Left out with the form around it." },
  ],
  words: {
    length: "Label: one to three words. Description and error: one sentence, which may wrap.",
    capitals: "As in a sentence. Labels without, descriptions and errors with a full stop.",
    examples: {
      en: ["Your name", "Number of people", "Enter an address such as name@example.com."],
      de: ["Ihr Name", "Personenzahl", "Geben Sie eine Adresse wie name@beispiel.de ein."],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the field; in a day, to its parts." },
      { key: "Arrow up, arrow down", does: "Changes a number by one, or a part of a day." },
      { key: "Enter", does: "Sends the form." },
    ],
    announced:
      "The label, the kind of field, “required” unless it is optional, “invalid” if it is wrong; then description and error, in this order. An error that appears is not said by itself: FormErrorSummary says it.",
    supply: [
      "An `id` that is on the page once; FormErrorSummary links to it.",
      "`label` in words, and the same `optionalMark` on every optional field.",
      "`autoComplete` for what browsers know: name, e-mail.",
      "An `error` that says what to do, after the visitor has tried to send, not while typing.",
      "`noValidate` on the form: otherwise the browser stops it with words of its own.",
    ],
  },
  origin: {
    from: "native",
    why: "`<label>` and `<input>` bring autofill, the keyboards of phones and the browser’s calendar.",
  },
  since: "0.1.0",
  changes: [],
};
