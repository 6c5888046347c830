import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Says which months are best for a place or a trip, as a chart of twelve months and as text.",
  use: [
    "On the page of a destination or a trip, below its text.",
    "For a trip with departures in some months only: the others are `closed`.",
  ],
  dontUse: [
    { when: "It says the season in a word or two.", instead: "InfoBlocks" },
    { when: "Visitors choose a month to filter a list.", instead: "Select" },
    {
      when: "There are days and prices to choose from.",
      instead: "A list of departures, as on the page of a trip.",
    },
    { when: "No month is known to be good.", instead: "Leave it out." },
  ],
  anatomy: [
    {
      part: "Title",
      what: "A heading, of level 2 if `headingLevel` is left out, in the size of a title.",
    },
    { part: "Months", what: "Twelve fields, January first, with short names." },
    { part: "Text", what: "Each season in bold, with its months in full." },
  ],
  states: [
    { state: "Best", what: "The highest field, filled, with a dot." },
    { state: "Good", what: "A field of medium height on quiet ground, with a ring." },
    { state: "Less suitable", what: "A low field in quiet letters." },
    { state: "Does not run", what: "A broken line above the name, without a field." },
    { state: "Wide", what: "Twelve months in a row, from 768 pixels." },
    { state: "Narrow", what: "Two rows of six." },
    { state: "Forced colours", what: "Heights, borders, dots and rings stay." },
    { state: "Print", what: "Twelve in a row, without fills, on one page." },
  ],
  words: {
    length:
      "One or two words for a season. Up to four letters for a month in the chart: a sixth of a narrow screen.",
    capitals: "A season begins with a capital. Months as the language writes them.",
    examples: {
      en: ["The year, month by month", "Best", "Less suitable", "Does not run"],
      de: ["Das Jahr im Überblick", "Am besten", "Weniger geeignet", "Findet nicht statt"],
    },
  },
  accessibility: {
    announced:
      "The heading, then each season with its months: “Best: April, May and June”. The chart is passed over, because the text says the same.",
    supply: [
      "All twelve months from January, each with a different short name.",
      "`seasons` with the same months in words, as a list in the language of the page.",
      "`headingLevel`, if it is not 2: one below the heading of what is around it.",
    ],
  },
  origin: { from: "native", why: "a heading and a `<dl>` say it all; the chart is CSS." },
  since: "0.1.0",
  changes: [],
};
