import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Says beside a date or a name how much is left. In a list of many it keeps calm where a box for each would not.",
  use: [
    "After the date of each departure in a list, as on the page of a program.",
    "With `isScarce` for the few that are nearly full.",
  ],
  dontUse: [
    { when: "A single status has to stand out.", instead: "Badge" },
    { when: "It is the answer to a form.", instead: "Message" },
    { when: "Nothing is known about places.", instead: "Leave it out." },
  ],
  states: [
    { state: "Plenty, full, called off", what: "Small and quiet." },
    { state: "Scarce", what: "Small, bold and in the accent colour." },
    { state: "Narrow", what: "It wraps below its date." },
    { state: "Forced colours, print", what: "Bold tells scarce from the others." },
  ],
  words: {
    length: "One to four words.",
    capitals: "Small, as it goes on from the date. Without a full stop.",
    examples: {
      en: ["12 places", "only 2 places left", "full", "cancelled"],
      de: ["12 Plätze", "nur noch 2 Plätze", "ausgebucht", "abgesagt"],
    },
  },
  accessibility: {
    announced: "Its words, after the date.",
    supply: [
      "Words that say “only” where it is scarce: neither colour nor weight is read.",
      "A place in the same list item or cell as its date.",
    ],
  },
  origin: { from: "native", why: "a `<span>` in a line." },
  since: "0.1.0",
  changes: [],
};
