import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Asks for a day, typed or chosen in a calendar, in the language of the page and never in the browser’s.",
  use: [
    "The day of a trip, above all where the calendar helps: departures, days that are full, a season.",
    "`marked` for days that something happens on, `isUnavailable` for days that cannot be had.",
    "Mark what may stay empty with `optionalMark`. Required fields have no mark.",
  ],
  dontUse: [
    { when: "It asks for a first and a last day.", instead: "DateRangeField" },
    { when: "There are a few fixed dates.", instead: "RadioGroup" },
    { when: "The form has to work without script.", instead: "Field" },
    { when: "The day is known by heart, such as a birthday.", instead: "Field" },
  ],
  anatomy: [
    { part: "Label", what: "Bold, above the field. A press puts the focus on the first part." },
    { part: "Description", what: "Optional help in small letters, between label and field." },
    {
      part: "Parts",
      what: "Day, month and year, in the order and with the signs of the language.",
    },
    { part: "Button", what: "44 pixels, at the end of the field. It opens the calendar." },
    { part: "Error", what: "Below the field, in the colour of errors." },
    {
      part: "Calendar",
      what: "A month that begins on Monday, below the field, or above it where there is more room; days of 44 pixels; below them what the dots mean.",
    },
  ],
  states: [
    { state: "Empty", what: "Letters such as dd.mm.yyyy stand for the parts." },
    {
      state: "Incomplete",
      what: "`onChange` gives null once a part is deleted, and nothing before all are there; the other parts stay.",
    },
    { state: "Focus", what: "Two rings around the part, the button or the day." },
    {
      state: "Wrong",
      what: "The edge is in the colour of errors, and thick where the line begins; the error says what to do. A day outside of the limits is not wrong by itself.",
    },
    {
      state: "Open",
      what: "The calendar is above everything. Escape or a press beside it closes it.",
    },
    { state: "Today", what: "A ring around the day." },
    { state: "Chosen", what: "The day is filled; in forced colours too." },
    { state: "Marked", what: "A dot below the number, explained below the month." },
    { state: "Not available", what: "Crossed out. It can be reached with arrow keys, not chosen." },
    { state: "Outside of the limits", what: "Pale. It cannot be reached or chosen." },
    { state: "First or last month", what: "The button that leads no further is pale." },
    { state: "Narrow", what: "The calendar is as wide as a screen of 320 pixels." },
    {
      state: "Right to left",
      what: "The calendar follows the language of the dates, the field follows the page. The parts run from the right, which is not right for Hebrew: none of our languages needs it.",
    },
    { state: "Without script", what: "The field shows its day, which cannot be changed." },
    { state: "Print", what: "Left out with the form around it." },
  ],
  words: {
    length: "Label: one to three words. Words for parts and days: one or two words.",
    capitals:
      "Labels, buttons and errors as in a sentence. Words for parts and days as within a sentence: they are said after others.",
    examples: {
      en: ["Date of the trip", "Choose in the calendar", "not available"],
      de: ["Reisedatum", "Im Kalender wählen", "nicht verfügbar"],
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
      { key: "Digits, backspace", does: "Fills the part and goes on to the next; empties it." },
      {
        key: "Alt and arrow down",
        does: "Opens the calendar, as Enter and space on the button do.",
      },
      { key: "Home, End", does: "In the calendar: first or last day of the month." },
      {
        key: "Page up, page down",
        does: "In the calendar: previous or next month; with Shift, year.",
      },
      { key: "Enter, space", does: "In the calendar: chooses the day, and the focus returns." },
      { key: "Escape", does: "Closes the calendar, and the focus returns." },
    ],
    announced:
      "A group with the label. A part: its name, the label, “spin button”, its value; at the first part also the whole day, description and error. In Croatian: “dan, Datum izleta, 20”, “mjesec, Datum izleta, 05 – svibanj”, “20. svibnja 2026.”. A day in the calendar: “srijeda, 20. svibnja 2026., odabrano, polazak”. The name of a month after its button was pressed. All of these are words of `words` and names of the browser for the `locale`. react-aria has its own for hr-HR and sr-SP, but gives Serbian in either script “дан, месец, година” in Cyrillic and “Kalendar, Izabrani datum” in Latin letters, so they are replaced. No other sentence of it is heard: after a choice the calendar is gone before its live region speaks.",
    supply: [
      "An `id` that is on the page once; FormErrorSummary links to it, and it is on the first part.",
      "`locale` with its region: hr-HR, en-GB, de-AT, sr-Latn-RS, sr-Cyrl-RS.",
      "`words` in the language of the page. For sr-Latn-RS `placeholders` too: otherwise they are Cyrillic.",
      "An `error` for days outside of `min` and `max` and for unavailable days, which can be typed, after the visitor has tried to send.",
      "For departures that matter, a list on the page as well: a calendar is slow to listen to.",
    ],
  },
  origin: {
    from: "react-aria",
    why: "The browser’s own calendar speaks the browser’s language and knows no marked days. The calendar opens in a native `<dialog>`, which keeps the focus and is above other dialogs.",
  },
  since: "0.1.0",
  changes: [],
};
