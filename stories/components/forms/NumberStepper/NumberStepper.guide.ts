import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Asks for a small number that one counts up or down, such as people or nights.",
  use: [
    "How many people, rooms, nights or bicycles, mostly fewer than twenty.",
    "With a likely number at the start, so that a press or two are enough.",
  ],
  dontUse: [
    { when: "The number is large, a code or an amount of money.", instead: "Field" },
    { when: "There are two to five values with names.", instead: "RadioGroup" },
    { when: "It asks for a day.", instead: "DateField" },
  ],
  anatomy: [
    { part: "Label", what: "Bold, above the field, with the optional mark in brackets." },
    { part: "Description", what: "Optional help in small letters, between label and field." },
    { part: "Buttons", what: "Minus and plus in rings of 44 pixels, on both sides of the number." },
    { part: "Number", what: "A field of 80 pixels, 48 high; one can type in it." },
    { part: "Error", what: "Below the field, in the colour of errors." },
  ],
  states: [
    { state: "Focus", what: "Two rings around the button or the field." },
    {
      state: "At an end",
      what: "The button that leads no further is pale. It keeps the focus and does nothing.",
    },
    { state: "Empty", what: "Plus begins with the least number; minus does nothing." },
    {
      state: "Out of range",
      what: "A number that was typed stays, so that one can see the mistake. The button that leads back goes to the nearest number that is allowed.",
    },
    {
      state: "Wrong",
      what: "The edge is in the colour of errors, and thick where the line begins; the error says what to do.",
    },
    {
      state: "In a sentence",
      what: "Buttons and number stand in the line, 44 pixels high; nobody sees the label, and the sentence shows the error.",
    },
    { state: "Narrow", what: "Label, help and error wrap; buttons and number stay in one row." },
    { state: "Right to left", what: "Minus is on the right, plus on the left." },
    { state: "Without script", what: "One can type; the buttons do nothing." },
    { state: "Print", what: "Left out with the form around it." },
  ],
  words: {
    length:
      "Label: one to three words. Names of the buttons: what a press does, in two to four words.",
    capitals: "As in a sentence. Labels without, descriptions and errors with a full stop.",
    examples: {
      en: ["Number of people", "One person more", "Enter a number from 1 to 12."],
      de: ["Personenzahl", "Eine Person mehr", "Geben Sie eine Zahl von 1 bis 12 ein."],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to minus, to the number, to plus." },
      { key: "Enter, space", does: "On a button: one fewer or one more." },
      { key: "Arrow up, arrow down", does: "In the number: one more or one fewer." },
    ],
    announced:
      "The field: its label, “spin button”, its number, “required” unless it is optional, “invalid” if it is wrong; then description and error. After a press of a button: the label and the new number. A button at an end is “unavailable”.",
    supply: [
      "An `id` that is on the page once; FormErrorSummary links to it.",
      "Names for both buttons that are understood without the label.",
      "`min` and `max`, and an `error` for numbers outside, for fractions, and for an empty field.",
      "`noValidate` on the form: otherwise the browser stops it with words of its own.",
    ],
  },
  origin: {
    from: "native",
    why: '`<input type="number">` is a spin button with keys, and phones show digits. A count has neither separators nor fractions, so that it looks the same in every language; react-aria’s field would bring formats that are not needed.',
  },
  since: "0.1.0",
  changes: [],
};
