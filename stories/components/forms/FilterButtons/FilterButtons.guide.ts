import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Filters a list by exactly one of a few values that can all be seen.",
  use: [
    "Directly above the list that it filters, such as stories by topic.",
    "For two views of the same content: list or map.",
    "Two to eight choices. The first shows everything: “All”.",
  ],
  dontUse: [
    { when: "Several values may be chosen at a time.", instead: "FilterCheckboxes" },
    { when: "There are many values, or they are rarely changed.", instead: "Select" },
    { when: "Each choice is a page of its own, also with script.", instead: "FilterLinks" },
    { when: "It starts an action.", instead: "Button" },
  ],
  anatomy: [
    { part: "Row", what: "All choices. It wraps on wide screens and scrolls on narrow ones." },
    { part: "Choice", what: "A pill with a thin line, 44 pixels high at least." },
    { part: "Count", what: "Optional, small, after the label: how many results it has." },
    { part: "Links", what: "A FilterLinks of all choices with `href`, for pages without script." },
  ],
  states: [
    { state: "Hover", what: "A choice that is not chosen gets the quiet ground." },
    { state: "Focus", what: "Two rings, one inside the other." },
    { state: "Pressed", what: "It sinks by a hair." },
    {
      state: "Chosen",
      what: "Filled. There is always exactly one; a second press changes nothing.",
    },
    { state: "No results", what: "The count says 0, and the choice can still be pressed." },
    {
      state: "Narrow",
      what: "Below 768 pixels one row from edge to edge, which scrolls sideways. A button that is cut shows that there are more.",
    },
    { state: "Many", what: "From 768 pixels on they wrap onto further lines." },
    {
      state: "Without script",
      what: "The buttons are hidden; the links of the choices stand there instead.",
    },
    {
      state: "Pressed before the script is there",
      what: "Paler, with a waiting pointer, until the press is answered.",
    },
    { state: "Own colours", what: "What is chosen has the system’s colour for selected items." },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "One to three words, 22 letters at most, and a count of up to three digits.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["All", "Food and drink", "Sights"],
      de: ["Alle", "Essen und Trinken", "Sehenswürdigkeiten"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes from choice to choice; the row scrolls with it." },
      { key: "Enter, Space", does: "Chooses." },
    ],
    announced:
      "The group with its label; each choice as a button with its label, its count, and “pressed” or “not pressed”. Without script: a navigation with the same label, and the current page.",
    supply: [
      "`label`: the name of the filter. It is heard only.",
      "A status region that says how many results there are after a choice.",
      "An `href` for each choice: the page with the same filter, for visitors without script.",
      "A Container around it: on narrow screens the row reaches over its margins.",
    ],
  },
  origin: {
    from: "native",
    why: "buttons with `aria-pressed` in a group; each can be reached with Tab, and nothing is chosen in passing.",
  },
  since: "0.1.0",
  changes: [],
};
