import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The choices of a filter as links to filtered pages, for visitors without JavaScript. FilterButtons and FilterCheckboxes draw it themselves, inside `noscript`.",
  use: [
    "Above a list whose filtered pages have addresses of their own: `/blog/category/nature/`.",
    "In a component of your own that filters by script, as its fallback inside `noscript`.",
  ],
  dontUse: [
    { when: "The list is filtered on the page, one choice at a time.", instead: "FilterButtons" },
    { when: "Several choices may be set together.", instead: "FilterCheckboxes" },
    { when: "The links lead to different parts of the site.", instead: "SiteHeader" },
  ],
  anatomy: [
    { part: "Navigation", what: "A landmark named by the filter." },
    { part: "Choice", what: "A pill with the looks of a FilterButtons choice." },
    { part: "Count", what: "Optional, after the label: how many documents the page lists." },
  ],
  states: [
    { state: "Rest", what: "A pill with a fine outline." },
    { state: "Hover", what: "A quiet background, unless it is the current one." },
    { state: "Focus", what: "Two rings, one inside the other." },
    { state: "Pressed", what: "It sinks by a hair." },
    {
      state: "Current",
      what: "Filled, with light text; in forced colours the system’s selection.",
    },
    { state: "Many", what: "The pills wrap to further rows. All of them are visible." },
    { state: "Narrow", what: "The same. A label wider than the screen wraps inside its pill." },
    { state: "Print", what: "Not printed, like all navigation." },
  ],
  words: {
    length: "One to three words, up to 20 letters. The name of the filter is heard, not seen.",
    capitals: "As in a sentence.",
    examples: {
      en: ["All", "Food and drink", "Sights"],
      de: ["Alle", "Essen und Trinken", "Sehenswürdigkeiten"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next choice." },
      { key: "Enter", does: "Opens the filtered page." },
    ],
    announced:
      "A navigation with the name of the filter, and links such as “Nature 5”. The one that the visitor is on is “current page”.",
    supply: [
      "`label`: the name of the filter, such as “Topic”.",
      "`isCurrent` for the choice that the page shows, “All” included.",
      "An `href` of its own for each choice, to a page that exists without script.",
    ],
  },
  origin: { from: "native", why: "links work where no script runs." },
  since: "0.1.0",
  changes: [],
};
