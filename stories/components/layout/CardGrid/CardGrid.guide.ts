import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Cards of one kind in rows of equal columns, read row by row. After a filter the cards that stay move to their new places.",
  use: [
    '`layout="list"` for a complete list: destinations, trips.',
    '`layout="few"` for a selection of two or three: never four in a row.',
    "With the filters of a list above it: pass `prepareReflow` to their `onIntent`.",
  ],
  dontUse: [
    { when: "They are stories, read one after the other.", instead: "StaggeredGrid" },
    { when: "A quick look at a few is enough, and space is short.", instead: "Carousel" },
    { when: "They are not cards.", instead: "Grid" },
    { when: "There is nothing to show.", instead: "Message" },
  ],
  states: [
    { state: "Narrow", what: "One card in a row below 480 px, two from 480 px." },
    { state: "List, wide", what: "Three in a row from 768 px, four from 1280 px." },
    { state: "Few, wide", what: "Three in a row from 768 px." },
    {
      state: "Few, an odd number in rows of two",
      what: "The last card takes the whole row, with its text beside its picture.",
    },
    {
      state: "Few, one card",
      what: "From 480 px it takes the whole row, with its text beside its picture.",
    },
    { state: "Loading", what: "SkeletonCards in the same rows, after the cards that are there." },
    {
      state: "Filtered",
      what: "Cards that were on the screen move to their new places in 300 ms; new ones appear at once. With reduced motion all change at once.",
    },
    { state: "Printed", what: "Two in a row, none cut at the end of a page." },
  ],
  accessibility: {
    announced:
      "Nothing of its own: the cards are articles one after the other, in the order of the source. The same order holds for Tab at every width.",
    supply: [
      "A heading of level 2 above it: the titles of the cards are of level 3.",
      "The number of results in a status region (VisuallyHidden) when a filter changes the list.",
      "A stable `key` for each card: without it the cards cannot move.",
    ],
  },
  origin: {
    from: "framer-motion",
    why: "its `animate` moves the cards after a filter. It loads when a visitor reaches for a filter; the rows themselves are CSS grid.",
  },
  since: "0.1.0",
  changes: [],
};
