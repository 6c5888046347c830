import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Searches the site: a field and a button. Without script it is a plain form.",
  use: ["Once on the search page, above the results.", "Within a SearchMenu, which opens it."],
  dontUse: [
    { when: "It stands in the header of every page.", instead: "SearchMenu" },
    { when: "It narrows down a list by given values.", instead: "FilterCheckboxes" },
    { when: "It asks for a line of text in another form.", instead: "Field" },
  ],
  anatomy: [
    { part: "Label", what: "Bold, above the field: what one may look for." },
    { part: "Field", what: "As wide as there is room, 48 pixels high." },
    { part: "Button", what: "A filled square with a magnifying glass, beside the field." },
  ],
  states: [
    { state: "Empty", what: "An empty box; there is no placeholder." },
    { state: "Filled", what: "The query; some browsers add a cross that clears it." },
    { state: "Hover", what: "The button gets darker." },
    { state: "Focus", what: "Two rings around the field or the button." },
    { state: "Narrow", what: "The field gets narrower; the button keeps its size." },
    { state: "Long query", what: "Scrolls within the field; it ends after 100 letters." },
    { state: "Without script", what: "The form opens `action` with the query as `?q=`." },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "Label: two to five words. The name of the button is heard only: one word.",
    capitals: "As in a sentence. A question ends with its mark.",
    examples: {
      en: ["What are you looking for?", "Search"],
      de: ["Wonach suchen Sie?", "Suchen"],
    },
  },
  accessibility: {
    keys: [
      { key: "Enter", does: "Searches." },
      {
        key: "Escape",
        does: "Empties the field, with `isClearedByEscape`. Some browsers do so by themselves.",
      },
      { key: "Tab", does: "From the field to the button." },
    ],
    announced: "A search landmark with its label; a search field with its label; the button.",
    supply: [
      "`label`: the name of the landmark, different from that of another search on the page.",
      "A status region that says how many results there are.",
      "An `action` that answers `?q=`, also for an empty query.",
      "No `isClearedByEscape` in a panel that Escape closes.",
    ],
  },
  origin: {
    from: "native",
    why: 'a form with `method="get"` works before the script is there; phones show a search key.',
  },
  since: "0.1.0",
  changes: [],
};
