import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Leads through a list that has several pages: to the one before, the one after, or one by its number. ShowMore adds the next entries below instead.",
  use: [
    "ShowMore below a list, as the lists of the site have it: without script it is a link to the next page.",
    "Pagination on every page of the list but the first, without numbers.",
    "Pagination with `pages` where visitors go back to an entry by its page, such as an archive.",
  ],
  dontUse: [
    { when: "The parts are headings of one page.", instead: "SideIndex" },
    { when: "It leads to a page above.", instead: "Breadcrumb" },
    { when: "The entries are few slides of one kind.", instead: "Carousel" },
    { when: "All entries fit on one page.", instead: "Leave it out." },
  ],
  anatomy: [
    { part: "Navigation", what: "A landmark with a name." },
    { part: "Previous, next", what: "Quiet LinkButtons; left out where there is none." },
    {
      part: "Number",
      what: "Optional pills: the first, the last, the current one and its neighbours.",
    },
    { part: "Ellipsis", what: "In place of two pages or more." },
    { part: "ShowMore", what: "A quiet button; a link if the next page has an address." },
  ],
  states: [
    { state: "First page", what: "Without “previous”." },
    { state: "Last page", what: "Without “next”." },
    { state: "Current number", what: "Filled; in forced colours as what is selected." },
    { state: "Hover", what: "A veil over the ground." },
    { state: "Focus", what: "Two rings around the link." },
    { state: "Few pages", what: "All numbers." },
    { state: "Narrow", what: "Links and numbers wrap." },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "One to three words.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Previous page", "Next page", "Show more", "Page {{page}}"],
      de: ["Vorige Seite", "Nächste Seite", "Mehr anzeigen", "Seite {{page}}"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next link." },
      { key: "Enter", does: "Opens the page, or adds entries." },
    ],
    announced:
      "A navigation with its name, and each number by its whole name: “Page 5, current page”. Ellipses are not read.",
    supply: [
      "A name that no other navigation on the page has.",
      "The focus on the first new entry after ShowMore: the button may be gone.",
      "The number of the page in the title of each page.",
    ],
  },
  origin: { from: "native", why: "links in a `<nav>`, which work without script." },
  since: "0.1.0",
  changes: [],
};
