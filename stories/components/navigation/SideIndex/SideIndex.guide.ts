import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Links to the headings of a long text, of which the one being read is marked: a list beside the text, on a narrow screen a button that stays in view.",
  use: [
    "A text of three headings or more, such as terms, a page for planning or a story.",
    "The headings of one level, in full and in their order.",
    "Before the text, in one element with it: within that element it stays in view. A flex container, on a wide screen a grid; a grid on a narrow screen would keep it in its row.",
  ],
  dontUse: [
    { when: "The links lead to other pages of a list.", instead: "Pagination" },
    { when: "They lead up to the pages above.", instead: "Breadcrumb" },
    { when: "One part is shown at a time.", instead: "Tabs" },
    { when: "The page is short.", instead: "Leave it out." },
  ],
  anatomy: [
    { part: "Navigation", what: "A landmark with a name." },
    { part: "Title", what: "On a wide screen: the name, above the list." },
    {
      part: "Button",
      what: "On a narrow screen: the name, and the heading being read on one line. 52 px high.",
    },
    { part: "Link", what: "The words of a heading; on a narrow screen 44 px high or more." },
    { part: "Mark", what: "A bar before the link of the part being read, and stronger words." },
  ],
  states: [
    {
      state: "Wide",
      what: "From 1024 px: a list that stays in view; one that is too long scrolls.",
    },
    {
      state: "Narrow",
      what: "A row from edge to edge. It stays at the upper edge, and its list opens over the text.",
    },
    { state: "Chosen, narrow", what: "The list closes, and the focus is on the heading." },
    { state: "Before the first heading", what: "Nothing is marked." },
    {
      state: "Low screen",
      what: "Below 496 px of height the row does not stay in view, and its list opens in the flow.",
    },
    { state: "Without script", what: "The same, but nothing is marked and the row does not stay." },
    { state: "Hover, focus", what: "Underlined; the ring is inside the link." },
    { state: "Print", what: "Left out: without page numbers it is of no use." },
  ],
  words: {
    length: "The words of each heading, in full. One word for the name.",
    capitals: "As in the heading.",
    examples: {
      en: ["Contents", "Cancellation", "Payment"],
      de: ["Inhalt", "Rücktritt", "Zahlung"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the button, then through the links." },
      { key: "Enter, Space", does: "On the button, opens or closes the list." },
      { key: "Enter", does: "On a link, goes to the heading, which gets the focus." },
      { key: "Escape", does: "Closes the list; the focus is on the button." },
    ],
    announced:
      "A navigation with its name, and an ordered list of links, one of them as the current one. What one reads is not announced while one scrolls.",
    supply: [
      "A name that no other navigation on the page has: “Contents”.",
      "A heading with each `id`.",
    ],
  },
  origin: {
    from: "native",
    why: "links to fragments in a `<nav>`, and a `<details>` that is always open beside the text, work without script.",
  },
  since: "0.1.0",
  changes: [],
};
