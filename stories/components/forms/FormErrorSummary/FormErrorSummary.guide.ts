import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Lists what is wrong above a form that could not be sent, and leads to each field.",
  use: [
    "First in the form, after an attempt to send it.",
    "Also for a single wrong field, so that every attempt ends in the same place.",
    "With the same words as the `error` of each field.",
  ],
  dontUse: [
    {
      when: "Sending failed, and no field is to blame: no connection, a fault on the server.",
      instead: "Message",
    },
    { when: "One field is wrong while the visitor still fills in the form.", instead: "Field" },
  ],
  anatomy: [
    { part: "Box", what: "Filled and outlined in the colours of errors." },
    {
      part: "Title",
      what: "A heading, of level 2 if `headingLevel` is left out: how many fields to check.",
    },
    { part: "List", what: "A link for each wrong field, in the order of the form." },
  ],
  states: [
    { state: "Appears", what: "The page scrolls to the box, and the box has the focus." },
    { state: "Focus on a link", what: "Two rings, one inside the other." },
    {
      state: "Link pressed",
      what: "The field has the focus and stands in the middle of the screen.",
    },
    { state: "Corrected", what: "The line of the field goes; after the last line, the box." },
    { state: "Narrow", what: "Title and lines wrap, long words break." },
    { state: "Print", what: "Left out with the form around it." },
  ],
  words: {
    length: "Title: three to six words. Each line: the error of the field, one sentence.",
    capitals: "As in a sentence. The title without, the lines with a full stop.",
    examples: {
      en: ["Please check 2 fields", "Tell us what you would like to know."],
      de: ["Bitte prüfen Sie 2 Felder", "Schreiben Sie uns, was Sie wissen möchten."],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "From the box to its first link, and on into the form." },
      { key: "Enter", does: "On a link: goes to the field." },
    ],
    announced:
      "A group with its title as the name, read with the focus when it appears. It is not an alert as well, which would be read twice. Then each line is a link.",
    supply: [
      "`fieldId`: the `id` of a Field or a TextArea on the same page.",
      "A `key` that changes with each attempt: only a new summary takes the focus.",
      "Nothing, while no field is wrong: do not draw it with an empty list.",
      "`headingLevel`, if it is not 2: one below the heading of what is around it.",
    ],
  },
  origin: {
    from: "native",
    why: "links to the ids of the fields work without script; script adds only the focus.",
  },
  since: "0.1.0",
  changes: [],
};
