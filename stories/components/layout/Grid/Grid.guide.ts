import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The page grid of twelve columns. It is a spare component: no page uses it yet. Each GridItem says how many columns it spans, and from which width.",
  use: [
    "An arrangement of three or more blocks of different widths.",
    "Blocks that change their share of the width between 768 and 1280 px.",
  ],
  dontUse: [
    { when: "They are cards of one kind.", instead: "CardGrid" },
    { when: "They stand below each other at every width.", instead: "Stack" },
    {
      when: "They are two blocks side by side, as on the pages of this site.",
      instead: "`onColumns` of `theme/grid.ts`, in the style of the feature.",
    },
  ],
  anatomy: [
    { part: "Grid", what: "Twelve equal columns, 40 px apart." },
    { part: "GridItem", what: "Spans 1 to 12 columns from 768 px, and others from 1280 px." },
  ],
  states: [
    { state: "Narrow, below 768 px", what: "All items below each other, at full width." },
    { state: "From 768 px", what: "The span for 768; without one, all twelve columns." },
    { state: "From 1280 px", what: "The span for 1280; without one, that for 768 goes on." },
    { state: "Too many for a row", what: "What does not fit goes into the next row." },
  ],
  accessibility: {
    announced: "Nothing: items are read and reached with Tab in the order of the source.",
    supply: ["Items in the order in which they make sense without columns."],
  },
  origin: { from: "native", why: "CSS grid does all of it." },
  since: "0.1.0",
  changes: [],
};
