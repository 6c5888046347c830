import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Shows one of a few parts of the same kind at a time, where a visitor needs one of them and not the others.",
  use: [
    "Ways to get to a place: by train, by bus, by bicycle.",
    "Two to six parts with short names.",
  ],
  dontUse: [
    { when: "One reads several of the parts, or compares them.", instead: "Prose" },
    { when: "There are many parts, or their titles are questions.", instead: "Accordion" },
    { when: "They filter a list.", instead: "FilterButtons" },
    { when: "They lead to pages.", instead: "FilterLinks" },
  ],
  anatomy: [
    { part: "Tabs", what: "Titles side by side above a fine line. Each is 48 px high or more." },
    { part: "Mark", what: "A broad line in the accent colour below the chosen title." },
    {
      part: "Panel",
      what: "What belongs to the chosen title. The others are in the page, hidden.",
    },
  ],
  states: [
    { state: "Chosen", what: "The title in the colour of text, with the mark below it." },
    { state: "Not chosen", what: "The title in the quiet colour, without a mark." },
    { state: "Hover", what: "The title in the accent colour." },
    {
      state: "Narrow, many or long titles",
      what: "They wrap onto several lines; none is out of sight.",
    },
    { state: "Forced colours", what: "The mark in the colour of the system for what is chosen." },
    { state: "Without script", what: "No tabs: all panels below each other, each with its title." },
    { state: "Print", what: "As without script." },
  ],
  words: {
    length: "One to three words a title.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["By train", "By bus", "By bicycle"],
      de: ["Mit dem Zug", "Mit dem Bus", "Mit dem Fahrrad"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the chosen tab, then into its panel." },
      {
        key: "Arrow keys",
        does: "Choose the tab before or after, in the direction of the page; from the last to the first.",
      },
      { key: "Home, End", does: "Choose the first or the last tab." },
    ],
    announced:
      "The label of the group, then the title, “tab”, whether it is chosen, and its place: 1 of 3. The panel has the name of its tab. Search in the page does not find what is hidden.",
    supply: [
      "A label for the group.",
      "Titles that say what is in the panel.",
      "Content of the same kind in every panel.",
    ],
  },
  origin: {
    from: "react-aria",
    why: "`useTabList` has the keys, the focus and the names of tabs and panels.",
  },
  since: "0.1.0",
  changes: [],
};
