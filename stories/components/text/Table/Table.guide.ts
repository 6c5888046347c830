import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Values in rows and columns that are compared: prices by season, a timetable, a packing list with weights..",
  use: [
    "Two to six columns, the first of which names the rows.",
    "`isNumeric` for columns of numbers, prices and times.",
    "A `note` for what holds for the whole table.",
  ],
  dontUse: [
    { when: "Each name has a single value.", instead: "FactBox" },
    { when: "Stops follow each other in time.", instead: "Timeline" },
    { when: "It arranges parts of a page.", instead: "Grid" },
    { when: "Cells are sentences.", instead: "Prose" },
  ],
  anatomy: [
    { part: "Region", what: "Scrolls sideways if the table is wider than its place." },
    {
      part: "Caption",
      what: "Above the table, in the letters of titles; it does not scroll away.",
    },
    { part: "Column headers", what: "Small, bold and quiet, above a strong line." },
    { part: "Row header", what: "The first cell of each row." },
    {
      part: "Cells",
      what: "A fine line below each row. Numbers stand at the end of their column.",
    },
    { part: "Note", what: "Optional, small and quiet." },
  ],
  states: [
    { state: "Wide", what: "As wide as its place." },
    {
      state: "Narrow",
      what: "Words stay whole, and the region scrolls sideways; the page does not.",
    },
    { state: "Focus", what: "Two rings around the region." },
    { state: "Forced colours", what: "Lines stay." },
    { state: "Print", what: "Printed whole; no row is cut at the end of a page." },
  ],
  words: {
    length: "Caption: three to ten words. Header: one to three. Cell: one to five.",
    capitals: "As in a sentence, without a full stop. The note has one.",
    examples: {
      en: ["Prices in 2027, per person", "Adults", "Children under six travel free."],
      de: ["Preise 2027 pro Person", "Erwachsene", "Kinder unter sechs reisen gratis."],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the region, then to links in it." },
      { key: "Arrow keys", does: "Scroll the region." },
    ],
    announced:
      "A region named by the caption, then a table with its rows and columns; each cell with the headers of its row and column.",
    supply: [
      "A caption that no other table on the page has.",
      "A cell for every column. An empty one gets a dash.",
      "A first column whose cells differ.",
    ],
  },
  origin: { from: "native", why: "`<table>` with `scope` ties each cell to its headers." },
  since: "0.1.0",
  changes: [],
};
