import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The head of every page: the name of the site as a link to the home page, the navigation, search and languages, on one line.",
  use: [
    "Once on every page, after SkipLink and before `<main>`.",
    "`isAside` for lesser pages: they stand in the folded menu only, and in the footer.",
  ],
  dontUse: [
    { when: "It is the title of the page, with its lead.", instead: "PageHeader" },
    { when: "It is the way up from a page.", instead: "Breadcrumb" },
    { when: "Pages are looked up at the end of a page.", instead: "SiteFooter" },
    {
      when: "There are more than six main pages.",
      instead: "Put the lesser ones into the menu with `isAside`.",
    },
  ],
  anatomy: [
    { part: "Bar", what: "One line, as wide as the content of the page." },
    { part: "Name", what: "The logo and the name of the site: a link to the home page." },
    {
      part: "Menu button",
      what: "Round, at the end of the bar. It is there if the bar is narrow.",
    },
    { part: "Navigation", what: "Links in the bar or, folded, in a raised box below it." },
    { part: "Tools", what: "SearchMenu and LanguageMenu." },
  ],
  states: [
    { state: "Wide", what: "From 1024 pixels, with text of normal size: all links in the bar." },
    { state: "Narrow", what: "Below that, or with larger text: links are in the menu." },
    {
      state: "Very narrow",
      what: "Below 360 pixels the name without the logo, below 310 the logo without the name, below 250 smaller buttons.",
    },
    { state: "Menu open", what: "A cross in the button; the box drops in over the page." },
    { state: "Current", what: "The link is underlined, with a thick line." },
    { state: "Hover", what: "A link of the navigation is underlined." },
    { state: "Focus", what: "Two rings, one inside the other." },
    { state: "On a picture", what: "Light text, and the header lies over what follows it." },
    {
      state: "Loading",
      what: "Hidden until all of its HTML is there, so that nothing in it shifts.",
    },
    {
      state: "Without script",
      what: "The menu opens and closes by its button. It does not close by itself.",
    },
    { state: "Print", what: "Logo and name only." },
  ],
  words: {
    length:
      "One to three words for a link. All of them must fit in the bar at 1024 pixels, in every language: five with 45 letters in all do.",
    capitals: "As in a sentence.",
    examples: {
      en: ["Destinations", "Trips", "Plan your journey"],
      de: ["Reiseziele", "Touren", "Reise planen"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Name, menu, navigation, tools. Past the last link the menu closes." },
      { key: "Enter, Space", does: "On the menu button: opens and closes the menu." },
      { key: "Enter", does: "On a link: opens the page." },
      { key: "Escape", does: "Closes the menu and returns the focus to its button." },
    ],
    announced:
      "A banner with a navigation by its name. The link of the page is “current page”. The menu button is “Menu”, collapsed or expanded; while it is collapsed, the navigation is not there.",
    supply: [
      "`label` for the navigation and `menuLabel` for the button.",
      "`isCurrent` for at most one item, also on the pages below it.",
      "A SkipLink before it.",
    ],
  },
  origin: {
    from: "react-aria",
    why: "`useInteractOutside` and `useFocusWithin` close the menu. It opens as a native `<details>`, so it works before script has come and without it.",
  },
  since: "0.1.0",
  changes: [],
};
