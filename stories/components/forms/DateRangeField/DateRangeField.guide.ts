import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Asks for a first and a last day, typed or chosen in one calendar, in the language of the page.",
  use: [
    "Arrival and departure of a stay, or a time in which somebody can travel.",
    "Where both days depend on each other and one sees the days between.",
  ],
  dontUse: [
    { when: "It asks for a single day.", instead: "DateField" },
    { when: "The length is fixed, and only the first day is chosen.", instead: "DateField" },
    { when: "The form has to work without script.", instead: "Field" },
    { when: "There are a few fixed dates.", instead: "RadioGroup" },
  ],
  anatomy: [
    { part: "Label", what: "Bold, above the field. A press puts the focus on the first part." },
    { part: "Description", what: "Optional help in small letters, between label and field." },
    {
      part: "Days",
      what: "Day, month and year of both days in one box, with a dash between them.",
    },
    { part: "Button", what: "44 pixels, at the end of the field. It opens the calendar." },
    { part: "Error", what: "Below the field, in the colour of errors." },
    {
      part: "Calendar",
      what: "That of DateField; below the days it says which day to choose now.",
    },
  ],
  states: [
    { state: "Empty", what: "Letters such as dd.mm.yyyy stand for the parts." },
    {
      state: "Incomplete",
      what: "`onChange` gives null for both until every part of both is there.",
    },
    { state: "Focus", what: "Two rings around the part, the button or the day." },
    {
      state: "Wrong",
      what: "The edge is in the colour of errors, and thick where the line begins; the error says what to do.",
    },
    {
      state: "First day chosen",
      what: "The calendar asks for the last one; days up to the pointer or the focus are on a band.",
    },
    {
      state: "Chosen",
      what: "Both ends are filled, the days between stand on a band; in forced colours it has lines.",
    },
    {
      state: "Not available",
      what: "Crossed out. A range cannot reach over it: days behind it are pale while one chooses.",
    },
    { state: "Today, marked, outside of the limits", what: "As in DateField." },
    { state: "Narrow", what: "The last day is below the first one; the calendar fits 320 pixels." },
    {
      state: "Right to left",
      what: "The calendar follows the language of the dates, the field follows the page. The parts run from the right, which is not right for Hebrew: none of our languages needs it.",
    },
    { state: "Without script", what: "The field shows its days, which cannot be changed." },
    { state: "Print", what: "Left out with the form around it." },
  ],
  words: {
    length: "Label: one to three words. Words for parts and days: one or two words.",
    capitals:
      "Labels, buttons and sentences as in a sentence. Words for parts and days as within a sentence.",
    examples: {
      en: ["Your stay", "arrival", "Choose the day of departure."],
      de: ["Ihr Aufenthalt", "Anreise", "Wählen Sie den Abreisetag."],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes from part to part, then to the button." },
      {
        key: "Arrow left, arrow right",
        does: "Goes from part to part; in the calendar, by a day.",
      },
      {
        key: "Arrow up, arrow down",
        does: "Changes the part by one; in the calendar, goes by a week.",
      },
      {
        key: "Alt and arrow down",
        does: "Opens the calendar, as Enter and space on the button do.",
      },
      {
        key: "Enter, space",
        does: "In the calendar: chooses the first day, then the last; then the focus returns.",
      },
      { key: "Page up, page down", does: "In the calendar: previous or next month." },
      { key: "Escape", does: "Closes the calendar without a choice, and the focus returns." },
    ],
    announced:
      "A group with the label. A part: “arrival, day”, the label, “spin button”, its value; at the first part also both days, description and error. In Croatian: “dolazak, dan, Boravak, 20”. In the calendar: what to choose now, politely, and a day as “srijeda, 20. svibnja 2026., dolazak”. The words are those of `words`, as in DateField.",
    supply: [
      "An `id` that is on the page once; FormErrorSummary links to it, and it is on the first part.",
      "`locale` with its region, and `words` in the language of the page, as for DateField.",
      "`start` and `end` in `words` that are understood alone: “arrival”, “departure”.",
      "An `error` where the last day is before the first, and for days outside of `min` and `max`: they can be typed.",
    ],
  },
  origin: {
    from: "react-aria",
    why: "Choosing two days by pointer, touch and keyboard in one calendar is a work of years. The calendar opens in a native `<dialog>`.",
  },
  since: "0.1.0",
  changes: [],
};
