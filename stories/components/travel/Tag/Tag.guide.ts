import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "A topic or a lasting mark of a trip, a place or a story: vegetarian, without a car. No page uses it yet.",
  use: [
    "Marks that help to choose, in a TagList below a title or among facts.",
    "Topics that lead to all that has the same topic, with `href`.",
  ],
  dontUse: [
    { when: "The visitor filters a list with it.", instead: "FilterCheckboxes" },
    { when: "The links filter a list without script.", instead: "FilterLinks" },
    { when: "It changes with the day, such as places left.", instead: "Badge" },
    { when: "It has a name and a value.", instead: "InfoBlocks" },
  ],
  anatomy: [
    { part: "List", what: "TagList: a list whose tags wrap, 8 px apart." },
    { part: "Pill", what: "A fine outline; in the colour of the text if it is a link." },
    { part: "Icon", what: "Optional, before the name." },
    { part: "Name", what: "Small on a plain tag, in the size of text on a link." },
  ],
  states: [
    { state: "Plain", what: "A quiet outline, as high as its words." },
    { state: "Link", what: "A strong outline, 44 px high." },
    { state: "Hover", what: "A veil over the ground, on links only." },
    { state: "Focus", what: "Two rings around the link." },
    { state: "Narrow", what: "Tags wrap; a long name wraps within its pill." },
    { state: "Forced colours", what: "The outline stays." },
  ],
  words: {
    length: "One to three words.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Vegetarian", "Without a car", "Wine"],
      de: ["Vegetarisch", "Ohne Auto", "Wein"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next tag that is a link." },
      { key: "Enter", does: "Opens it." },
    ],
    announced:
      "A list with the number of tags, then each name, and “link” for links. The icon is not read.",
    supply: [
      "A place that says what the tags are, such as below a title.",
      "Either links or plain tags in one list.",
      "An icon only where the name says the same.",
    ],
  },
  origin: { from: "native", why: "a `<span>` or a link in a `<ul>`." },
  since: "0.1.0",
  changes: [],
};
