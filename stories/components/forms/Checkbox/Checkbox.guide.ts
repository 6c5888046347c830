import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Asks for one answer, yes or no, in a form that is sent.",
  use: [
    "Consent before a booking: “I have read the terms of travel.”",
    "One extra that can be added: “We bring our own bicycles.”",
  ],
  dontUse: [
    { when: "It filters a list.", instead: "FilterCheckboxes" },
    { when: "One of a few values is chosen.", instead: "RadioGroup" },
    { when: "It answers with words, a number or a day.", instead: "Field" },
    {
      when: "Yes and no need words of their own.",
      instead: "A RadioGroup with both answers.",
    },
  ],
  anatomy: [
    { part: "Choice", what: "Box and label, at least 44 pixels high. All of it can be pressed." },
    { part: "Box", what: "The browser’s own, 18 pixels, beside the first line of the label." },
    { part: "Description", what: "Optional help in small letters, below the label." },
    { part: "Error", what: "Below the description, in the colour of errors." },
  ],
  states: [
    { state: "Not ticked", what: "An empty box. This is the state at the start." },
    { state: "Ticked", what: "A tick in the box, which is filled." },
    { state: "Focus", what: "Two rings around the box." },
    { state: "Wrong", what: "The error says what to do; a ticked box has the colour of errors." },
    { state: "Optional", what: "The mark follows the label in a quieter colour." },
    { state: "Narrow", what: "The label wraps beside the box; nothing stands below the box." },
    { state: "Forced colours", what: "The browser draws box and tick in the system’s colours." },
    { state: "Print", what: "Left out with the form around it." },
  ],
  words: {
    length: "A short sentence or a few words, which may wrap.",
    capitals: "As in a sentence; with a full stop if it is one.",
    examples: {
      en: ["I have read the terms of travel.", "We bring our own bicycles"],
      de: ["Ich habe die Reisebedingungen gelesen.", "Wir bringen eigene Fahrräder mit"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the box." },
      { key: "Space", does: "Ticks or clears it." },
      { key: "Enter", does: "Sends the form." },
    ],
    announced:
      "The label, “checkbox”, “checked” or “not checked”, “required” and “invalid” where that is so; then description and error, in this order. An error that appears is not said by itself: FormErrorSummary says it.",
    supply: [
      "An `id` that is on the page once; FormErrorSummary links to it.",
      "A label that says what a tick means, without “not”.",
      "Never ticked at the start where it gives consent.",
      "An `error` only after the visitor has tried to send.",
      "Links about it, such as to the terms, beside it and not in its label.",
    ],
  },
  origin: { from: "native", why: '`<input type="checkbox">` in a `<label>` has keys and states.' },
  since: "0.1.0",
  changes: [],
};
