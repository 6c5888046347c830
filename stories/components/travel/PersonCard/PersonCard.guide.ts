import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Someone with a name: a round portrait, and beside it the name and a line about the person. It says who guides, who writes, who answers.",
  use: [
    "Below a heading that says what the person does here, such as “Who guides you”.",
    "In a FactBox, for who tells a story.",
    "Several below each other, with a gap of the list around them.",
  ],
  dontUse: [
    { when: "It leads to a page of its own.", instead: "Card" },
    { when: "The picture shows a place.", instead: "Picture" },
    { when: "A fact has a name and a value.", instead: "FactBox" },
  ],
  anatomy: [
    { part: "Portrait", what: "Optional, round, 96 pixels wide, loaded when it comes near." },
    { part: "Name", what: "In the weight of a label." },
    { part: "About", what: "Optional, a small quiet line or two below the name." },
  ],
  states: [
    { state: "With portrait", what: "The words stand beside it, in the middle of its height." },
    { state: "Without portrait", what: "The name and the line alone, at the edge." },
    { state: "Without line", what: "The name alone beside the portrait." },
    { state: "Long words", what: "They wrap beside the portrait, which keeps its size." },
    { state: "Print", what: "Not split across two pages." },
  ],
  words: {
    length: "A name of any length. Up to 130 characters for the line.",
    capitals: "As in a sentence, with a full stop.",
    examples: {
      en: ["A boatman from Apatin.", "She speaks Croatian and German."],
      de: ["Bootsführer aus Apatin.", "Sie spricht Kroatisch und Deutsch."],
    },
  },
  accessibility: {
    keys: [],
    announced: "The name, then the line, as one paragraph. The portrait is passed over.",
    supply: [
      "A portrait with an empty `alt`: the name stands beside it.",
      "A heading above, because a name alone does not say what the person does.",
    ],
  },
  origin: { from: "native", why: "A paragraph and a picture need no role." },
  since: "0.1.0",
  changes: [],
};
