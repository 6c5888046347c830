import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Filters a list by several values at a time, in one or more groups. With nothing ticked the list shows everything.",
  use: [
    "Directly above the list that it filters, such as trips by type and length.",
    "One group for each question: type, length, month.",
    "`none` for a group with many values of which one is enough: it becomes a menu.",
  ],
  dontUse: [
    {
      when: "Exactly one value is chosen at a time, and all can be seen.",
      instead: "FilterButtons",
    },
    { when: "It sorts the list, or is the only menu.", instead: "Select" },
    { when: "It asks for something in a form that is sent.", instead: "Field" },
  ],
  anatomy: [
    { part: "Groups", what: "Side by side if they fit on one line, otherwise below each other." },
    { part: "Label of a group", what: "Small and bold, above its choices." },
    {
      part: "Choice",
      what: "A pill with a box, a label and, optionally, a count. All of it can be pressed.",
    },
    { part: "Menu", what: "For a group with `none`: a Select with the label above it." },
    {
      part: "Links",
      what: "A FilterLinks for each group with addresses, for pages without script.",
    },
  ],
  states: [
    { state: "Hover", what: "The choice gets the quiet ground." },
    { state: "Focus", what: "Two rings around the box." },
    { state: "Ticked", what: "A tick in the box, and a thicker line around the choice." },
    { state: "Nothing ticked", what: "The list shows everything; the menu says `none`." },
    { state: "No results", what: "The count says 0, and the choice can still be ticked." },
    {
      state: "Narrow",
      what: "Below 768 pixels each group is one row from edge to edge, which scrolls sideways.",
    },
    { state: "Many", what: "From 768 pixels on the choices of a group wrap." },
    {
      state: "Without script",
      what: "The boxes are hidden. Links stand there instead, for one value at a time; “All” comes first.",
    },
    { state: "Ticked before the script is there", what: "It stays ticked and takes effect later." },
    { state: "Print", what: "The boxes are left out." },
  ],
  words: {
    length: "Label of a group: one to three words. Choice: one to four words, 24 letters at most.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Type of trip", "Two days and more", "All months"],
      de: ["Art der Tour", "Zwei Tage und mehr", "Alle Monate"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes from box to box; a row scrolls until the label is in view." },
      { key: "Space", does: "Ticks or clears a box; on a menu, opens it." },
      { key: "Arrow up, arrow down", does: "In a menu: changes the choice." },
    ],
    announced:
      "The group with its label; each choice as a checkbox with its label, its count, and “checked” or “not checked”. A menu: its label and its choice. Without script: a navigation with the same label, and the current page.",
    supply: [
      "A `label` for each group, different from all others.",
      "A status region that says how many results there are after a choice.",
      "`href` for the choices, and `all`, for visitors without script.",
      "No group without choices: its label would stand there alone.",
      "A Container around it: on narrow screens a row reaches over its margins.",
    ],
  },
  origin: {
    from: "native",
    why: "`<fieldset>`, `<legend>` and checkboxes say group, label and state by themselves, and browsers keep what was ticked before the script came.",
  },
  since: "0.1.0",
  changes: [],
};
