import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Links to the headings of a long page, above its text.",
  use: [
    "A page with eight headings or more, such as terms or privacy.",
    "The headings of one level, in full and in their order.",
  ],
  dontUse: [
    { when: "The links lead to other pages of a list.", instead: "Pagination" },
    { when: "They lead up to the pages above.", instead: "Breadcrumb" },
    { when: "The page is short.", instead: "Leave it out." },
  ],
  anatomy: [
    { part: "Navigation", what: "A landmark with a name that is not shown." },
    { part: "Link", what: "The words of a heading, underlined, about 42 px high." },
  ],
  states: [
    { state: "Wide", what: "Up to four columns, filled from top to bottom." },
    { state: "Narrow", what: "One column; long words break." },
    { state: "Hover, focus", what: "As any link in text." },
    { state: "Print", what: "Left out: without page numbers it is of no use." },
  ],
  words: {
    length: "The words of each heading, in full.",
    capitals: "As in the heading.",
    examples: {
      en: ["On this page", "Cancellation", "Payment"],
      de: ["Auf dieser Seite", "Rücktritt", "Zahlung"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next link, down the columns." },
      { key: "Enter", does: "Goes to the heading." },
    ],
    announced: "A navigation with its name, and an ordered list of links.",
    supply: [
      "A name that no other navigation on the page has: “On this page”.",
      "A heading with each `id`.",
    ],
  },
  origin: { from: "native", why: "links to fragments in a `<nav>` work without script." },
  since: "0.1.0",
  changes: [],
};
