import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Puts items below each other with an even gap of 16 px. Components have no outer margin: Stack sets the space between them.",
  use: [
    "A heading, a paragraph and a button that belong together.",
    "Short blocks in a column of a Section.",
  ],
  dontUse: [
    { when: "The items stand side by side.", instead: "Grid" },
    { when: "They are cards.", instead: "CardGrid" },
    { when: "It is running text with headings.", instead: "Prose" },
    { when: "It is rich text of the editors.", instead: "RichText" },
  ],
  states: [
    { state: "Narrow", what: "The same. The column is never wider than the space it has." },
    { state: "One item", what: "No gap." },
    { state: "In a higher row", what: "The items stay together at the top." },
    { state: "Printed", what: "Blocks 14 px apart, so that a page can end between them." },
  ],
  accessibility: {
    announced: "Nothing: it is a `<div>` without a role.",
    supply: ["Items in the order in which they are read."],
  },
  origin: { from: "native", why: "CSS grid with one gap does all of it." },
  since: "0.1.0",
  changes: [],
};
