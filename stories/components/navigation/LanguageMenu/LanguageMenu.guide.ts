import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Links to the same page in the other languages of the site, each by its own name, below a button in the site header.",
  use: [
    "Once on every page, as the last of the `tools` of SiteHeader.",
    "With all languages in the same order on every page, also where one leads to a list instead.",
    "With a `note` for a language that the page lacks.",
  ],
  dontUse: [
    { when: "The choice changes what the current page shows.", instead: "FilterButtons" },
    { when: "A form asks for a language.", instead: "Select" },
    { when: "All languages are listed in the footer.", instead: "SiteFooter" },
  ],
  anatomy: [
    { part: "Opener", what: "A pill with the code of the language and an arrow." },
    { part: "Panel", what: "A raised box below the opener, over the page." },
    { part: "Language", what: "A link, written in its own language." },
    { part: "Note", what: "Optional, in small letters below the language." },
  ],
  states: [
    { state: "Closed", what: "The opener only." },
    { state: "Focus", what: "Two rings around the opener or a language." },
    {
      state: "Open",
      what: "The panel drops in. The language of the page is bold, on quiet ground.",
    },
    { state: "Hover", what: "A language gets a quiet background." },
    { state: "With a note", what: "A line below the language says what the link opens instead." },
    {
      state: "Narrow",
      what: "In the header the panel is placed by the bar, so that it fits. Below 250 pixels the arrow is left out.",
    },
    {
      state: "Without script",
      what: "It opens and leads on. It closes by its opener only, and keeps no part of the address after “#”.",
    },
    { state: "Print", what: "Not printed." },
  ],
  words: {
    length:
      "Two letters in the opener, one word for each language. A note is one or two short sentences, in the language of the page.",
    capitals: "Each name as its own language writes it. The code in capitals.",
    examples: {
      en: [
        "Language of the page",
        "This story is not available in this language. You will see the list of stories instead.",
      ],
      de: [
        "Sprache der Seite",
        "Diese Geschichte gibt es in dieser Sprache nicht. Es öffnet sich die Liste der Geschichten.",
      ],
    },
  },
  accessibility: {
    keys: [
      { key: "Enter, Space", does: "On the opener: opens and closes the panel." },
      { key: "Tab", does: "Goes through the languages. Past the last one the panel closes." },
      { key: "Enter", does: "On a language: opens the page." },
      { key: "Escape", does: "Closes the panel and returns the focus to the opener." },
    ],
    announced:
      "The opener as “Language of the page: EN”, collapsed or expanded. Each language is read with its own voice; the page’s own is “current”, and a note is its description.",
    supply: [
      "`label` and the `note`s in the language of the page.",
      "`name` in the language itself, and its code as `htmlLang`.",
      "`isCurrent` for exactly one language.",
    ],
  },
  origin: {
    from: "react-aria",
    why: "`useInteractOutside` and `useFocusWithin` close it. It opens as a native `<details>`, so it works before script has come and without it.",
  },
  since: "0.1.0",
  changes: [],
};
