import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Opens the search of the whole site from the header of any page.",
  use: ["Once on every page, as the first of the `tools` of SiteHeader."],
  dontUse: [
    { when: "The field is to be seen at once, as on the search page.", instead: "SearchForm" },
    { when: "A list is narrowed by given choices.", instead: "FilterButtons" },
    { when: "A single line of a form is asked for.", instead: "Field" },
  ],
  anatomy: [
    { part: "Opener", what: "A round button with a magnifying glass." },
    { part: "Panel", what: "A raised box below the opener, over the page." },
    { part: "SearchForm", what: "A label, a field and a button that sends the query." },
  ],
  states: [
    { state: "Closed", what: "The opener only." },
    { state: "Focus", what: "Two rings around the opener, the field or the button." },
    { state: "Open", what: "The panel drops in, and the focus goes into the field." },
    { state: "Hover", what: "The button that sends the query gets darker." },
    { state: "Sent", what: "The panel closes. The query stays in it for the next time." },
    {
      state: "Narrow",
      what: "In the header the panel takes the width of the bar. Where the header has less than 250 pixels, the opener shrinks.",
    },
    {
      state: "Without script",
      what: "It opens, and the form leads to the search page. The focus stays on the opener.",
    },
    { state: "Print", what: "Not printed." },
  ],
  words: {
    length:
      "The label of the field in one line: up to 30 letters. Both other labels are heard, not seen.",
    capitals: "As in a sentence. The label of the field is a question.",
    examples: {
      en: ["Search the site", "What are you looking for?", "Search"],
      de: ["Auf diesen Seiten suchen", "Wonach suchen Sie?", "Suchen"],
    },
  },
  accessibility: {
    keys: [
      { key: "Enter, Space", does: "On the opener: opens and closes the panel." },
      { key: "Enter", does: "In the field: sends the query and closes the panel." },
      { key: "Tab", does: "Goes to the field, then to the button. Past it the panel closes." },
      { key: "Escape", does: "Closes the panel and returns the focus to the opener." },
    ],
    announced:
      "The opener by `label`, collapsed or expanded. Opened, the label of the field, in a search landmark named by `label` too.",
    supply: [
      "`action`: the search page, which reads the query as `?q=` where no script runs.",
      "`onSearch`, which gets the text as it was typed: trim it, and expect an empty one.",
      "`onIntent`, if a search has to load something first. It is called when the field gets the focus.",
    ],
  },
  origin: {
    from: "react-aria",
    why: "`useInteractOutside` and `useFocusWithin` close it. It opens as a native `<details>` and sends a native form, so it works without script.",
  },
  since: "0.1.0",
  changes: [],
};
