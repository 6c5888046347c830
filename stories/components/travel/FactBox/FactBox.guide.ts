import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Practical facts in a box beside a text, each with its name and as long as a sentence: how to get there, opening hours, admission.",
  use: [
    "Beside the text of a destination or a story, once on a page: it is the panel “In short” of both.",
    "With a `note` below the facts, such as when they were last checked.",
    "With `children` above the facts, such as the portrait of who tells a story.",
  ],
  dontUse: [
    { when: "There are two to four facts of a word or two.", instead: "InfoBlocks" },
    { when: "Something has to be seen first, such as a warning.", instead: "Message" },
    { when: "It says which months are best.", instead: "SeasonCalendar" },
    { when: "There are no facts and no children.", instead: "Leave the box out." },
  ],
  anatomy: [
    { part: "Box", what: "Quiet ground with round corners." },
    {
      part: "Title",
      what: "A heading, of level 2 if `headingLevel` is left out, in the size of a title.",
    },
    { part: "Children", what: "Optional, between title and facts." },
    { part: "Fact", what: "A quiet name and its value, with a fine line above." },
    { part: "Note", what: "Optional, a small quiet line at the end." },
  ],
  states: [
    { state: "Wide", what: "Names and values in two columns, the same for all facts." },
    { state: "Narrow", what: "A value goes below its name where both do not fit on a line." },
    { state: "Without facts", what: "Title, children and note only." },
    { state: "Many facts", what: "The box grows. Nothing is folded away." },
    { state: "Focus", what: "Two rings around a link in a value." },
    { state: "Forced colours", what: "An outline in place of the ground." },
    { state: "Print", what: "Without ground and padding, on one page if it fits." },
  ],
  words: {
    length:
      "One to three words for a name, up to 16 letters. One or two short sentences for a value.",
    capitals: "As in a sentence. A value that is a sentence has a full stop.",
    examples: {
      en: ["In short", "By bicycle", "Opening hours", "Admission"],
      de: ["Auf einen Blick", "Mit dem Rad", "Öffnungszeiten", "Eintritt"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next link in a value, if there is one." },
      { key: "Enter", does: "Opens it." },
    ],
    announced: "The heading, then a list of terms, each with its value.",
    supply: [
      "`headingLevel`, if it is not 2: one below the heading of what is around it.",
      "Links in values that say where they lead, such as the name of the park.",
    ],
  },
  origin: { from: "native", why: "`<dl>` ties each value to its name." },
  since: "0.1.0",
  changes: [],
};
