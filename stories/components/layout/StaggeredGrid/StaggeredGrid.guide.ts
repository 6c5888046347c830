import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Stories in two columns, the second 96 px lower, which leads the eye from one story to the next. It is read row by row.",
  use: ["The list of stories.", "Two to four stories in a Section of the home page."],
  dontUse: [
    { when: "Visitors compare the items: trips, destinations.", instead: "CardGrid" },
    { when: "Space is short, and a quick look is enough.", instead: "Carousel" },
    { when: "It is only one story.", instead: "Card" },
  ],
  states: [
    { state: "Narrow, below 480 px", what: "One column without an offset." },
    { state: "From 480 px", what: "Two columns; every second card starts 96 px lower." },
    { state: "One card", what: "The first column, without an offset." },
    { state: "An odd number", what: "The last card stands alone in the first column." },
    {
      state: "Filtered",
      what: "Cards that were on the screen move to their new places in 300 ms; new ones appear at once. With reduced motion all change at once.",
    },
    { state: "Printed", what: "Two in a row, none cut at the end of a page." },
  ],
  accessibility: {
    announced:
      "Nothing of its own: the cards are articles one after the other. Screen readers and Tab follow the order of the source, from the first column to the second.",
    supply: [
      "A heading of level 2 above it: the titles of the cards are of level 3.",
      "Stories in the order in which they should be read.",
      "A stable `key` for each card: without it the cards cannot move.",
    ],
  },
  origin: {
    from: "framer-motion",
    why: "its `animate` moves the cards after a filter. It loads when a visitor reaches for a filter; the columns themselves are CSS grid.",
  },
  since: "0.1.0",
  changes: [],
};
