import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "What happens one after the other on a trip: stops on a line, with their times, day by day.",
  use: [
    "The itinerary of a program, of an hour or of several days.",
    "With `name` of a day if there are several.",
    "Without `time` for stops whose time is not fixed.",
  ],
  dontUse: [
    { when: "The order does not matter.", instead: "Prose" },
    { when: "Times are compared across days or lines.", instead: "Table" },
    { when: "It says which months are best.", instead: "SeasonCalendar" },
  ],
  anatomy: [
    { part: "Title", what: "A heading of level 2, in the size of a title." },
    { part: "Day", what: "A heading of level 3, left out for a single day." },
    { part: "Stop", what: "A ring on a line to the next." },
    { part: "Time", what: "Optional, in the accent colour; all have the same width." },
    { part: "Text", what: "One or two sentences." },
  ],
  states: [
    { state: "One day", what: "Stops right below the title." },
    { state: "Several days", what: "Each with its name and a line of its own." },
    { state: "Without times", what: "Texts begin where the times would." },
    { state: "Narrow", what: "A text goes below its time where both do not fit on a line." },
    { state: "Print", what: "Smaller and closer; line and rings stay." },
  ],
  words: {
    length: "A stop: three to twenty words. A name of a day: one to four.",
    capitals: "As in a sentence. A stop that is a sentence has a full stop.",
    examples: {
      en: ["Itinerary", "Day 2", "Breakfast on the observation platform."],
      de: ["Programm", "Tag 2", "Frühstück auf der Beobachtungsplattform."],
    },
  },
  accessibility: {
    announced:
      "A heading of level 2, headings of level 3 for days, then an ordered list for each day: its stops, each with its time first.",
    supply: [
      "A place where a heading of level 2 is right: below the title of the page.",
      "Stops in their order.",
      "Times as the language writes them: “08:00”.",
    ],
  },
  origin: { from: "native", why: "`<ol>` says that the order matters." },
  since: "0.1.0",
  changes: [],
};
