import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Chooses one of a few values that are all visible, in a form or among settings.",
  use: [
    "Two to five values that exclude each other, one of them always chosen.",
    "Settings that take effect at once, such as the theme in the footer.",
  ],
  dontUse: [
    { when: "It filters a list.", instead: "FilterButtons" },
    { when: "There are more than five values.", instead: "Select" },
    { when: "Several values can be chosen.", instead: "FilterCheckboxes" },
  ],
  anatomy: [
    { part: "Label", what: "Names what is chosen, above the options, in small type." },
    { part: "Option", what: "A mark and its words. The whole of it is the target, 44 px high." },
    { part: "Mark", what: "A ring in the colour of the text, thick when it is chosen." },
  ],
  states: [
    { state: "Chosen", what: "The ring is thick and leaves a small eye." },
    { state: "Not chosen", what: "A thin ring." },
    { state: "Focus", what: "Two rings around the mark." },
    { state: "Narrow", what: "Options wrap below each other, long labels onto several lines." },
  ],
  words: {
    length: "One to four words an option. Longer ones wrap.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Day", "Evening", "As the device"],
      de: ["Tag", "Abend", "Wie das Gerät"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the chosen option, and from there out of the group." },
      { key: "Arrow keys", does: "Choose the next or the previous option." },
    ],
    announced:
      "The label as the name of the group, then the option, “radio button”, whether it is chosen, and its place: 2 of 3.",
    supply: ["A label.", "A name that is used once on the page.", "A value that is always chosen."],
  },
  origin: { from: "native", why: '`<input type="radio">` in a `<fieldset>` has keys and names.' },
  since: "0.2.0",
  changes: [],
};
