import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Chooses one of many values, or one that is rarely changed, in the browser’s own menu.",
  use: [
    "The order of a list, at the end of the line with the number of results.",
    "One of twelve months above a map.",
    '`labelIs="above"` where it stands beside groups with labels above.',
  ],
  dontUse: [
    { when: "There are few values, and they should be seen at once.", instead: "FilterButtons" },
    { when: "Several values may be chosen.", instead: "FilterCheckboxes" },
    { when: "It chooses the language of the page.", instead: "LanguageMenu" },
    {
      when: "It has to work without script.",
      instead: "FilterLinks",
    },
  ],
  anatomy: [
    { part: "Label", what: "Small and bold, beside the menu or above it." },
    { part: "Menu", what: "A pill of 44 pixels with the chosen value." },
    { part: "Sign", what: "An arrow down at its end. A press on it opens the menu too." },
    { part: "Options", what: "The browser’s own list; a count follows the label in brackets." },
  ],
  states: [
    { state: "Hover", what: "The menu gets the quiet ground." },
    { state: "Focus", what: "Two rings, one inside the other." },
    {
      state: "In a sentence",
      what: "The menu stands in the line, at most as wide as it; nobody sees the label.",
    },
    {
      state: "Wrong",
      what: "The edge is in the colour of errors, and thick where the line begins; what surrounds it says what to do.",
    },
    {
      state: "Open",
      what: "The browser’s list; on phones often over the lower half of the screen.",
    },
    {
      state: "Narrow",
      what: "Without room beside it, the label goes above. A long value is cut with three dots.",
    },
    { state: "Changed before the script is there", what: "It keeps the choice, and acts on it." },
    { state: "Without script", what: "Hidden with its label: a choice would have no effect." },
    { state: "Print", what: "Left out with its label. What it has chosen shows in the list." },
  ],
  words: {
    length: "Label: one or two words. Options: one to three words, 24 letters at most.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Order", "Next date", "All months"],
      de: ["Reihenfolge", "Nächster Termin", "Alle Monate"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the menu." },
      { key: "Space", does: "Opens the list." },
      { key: "Arrow up, arrow down", does: "Changes the choice; in some browsers opens the list." },
      { key: "A letter", does: "Goes to the next option that begins with it." },
      { key: "Escape", does: "Closes the list." },
    ],
    announced: "The label, “combo box” or “pop-up button”, and the chosen option.",
    supply: [
      "`label` in words: a menu does not name itself by its first option.",
      "A status region that says what has changed, if it filters or sorts.",
      'An option with `value: ""` for no choice, if there may be none.',
    ],
  },
  origin: {
    from: "native",
    why: "a `<select>` opens as the device’s own list, which every phone and screen reader knows.",
  },
  since: "0.1.0",
  changes: [],
};
