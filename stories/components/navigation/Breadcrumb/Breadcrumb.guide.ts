import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The path from the home page down to the current page. Each step is a link, except the last.",
  use: [
    "Above the title of every page below the home page, as `breadcrumb` of PageHeader.",
    "Two steps for a page below the home page, three for one below a list.",
  ],
  dontUse: [
    { when: "The links are the main pages of the site.", instead: "SiteHeader" },
    { when: "It is a single link that leads on or back.", instead: "Link" },
    {
      when: "The path shows where the visitor has been.",
      instead: "Leave it out: the browser’s back button does that. The path is that of the site.",
    },
  ],
  anatomy: [
    { part: "Navigation", what: "A landmark with a name." },
    { part: "Step", what: "A link in small, quiet letters. It wraps as in a sentence." },
    { part: "Separator", what: "“›” between two steps. It is mirrored in right-to-left text." },
    { part: "Current page", what: "The last step, in medium weight, not a link." },
  ],
  states: [
    { state: "Rest", what: "Links are not underlined." },
    { state: "Hover", what: "The link is underlined." },
    { state: "Focus", what: "Two rings, one inside the other." },
    {
      state: "Long title",
      what: "It continues on the same line and wraps to as many as it needs.",
    },
    { state: "Narrow", what: "The same. A word that is too long for the line is broken." },
    { state: "Print", what: "Not printed, like all navigation." },
  ],
  words: {
    length: "The title of each page, in full. Only the last step may be long.",
    capitals: "As in the title of the page.",
    examples: {
      en: ["Home", "Trips", "Canoe dawn in the flooded forest"],
      de: ["Startseite", "Touren", "Kanumorgen im überfluteten Auwald"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next link. The current page is passed over." },
      { key: "Enter", does: "Opens the page." },
    ],
    announced:
      "A navigation with its name, a list with the number of steps, and the last one as “current page”. The separator is silent where the browser knows an empty alternative.",
    supply: [
      "`label`: a name that no other navigation on the page has, such as “Path to this page”.",
      "`steps` from the home page down, the current page included, each with an `href` of its own.",
      "The page’s title as Heading of level 1 below it: the last step does not replace it.",
    ],
  },
  origin: { from: "native", why: "`<nav>`, `<ol>` and links are all that a path needs." },
  since: "0.1.0",
  changes: [],
};
