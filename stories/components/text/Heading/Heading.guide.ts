import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The title of what stands below it. Its level follows the outline of the page, its size the looks.",
  use: [
    "Level 1 once on a page: PageHeader draws it.",
    "Levels 2 and 3 for the parts of a page, without leaving one out.",
    '`size` where a level looks too large: `level={2} size="title"` beside a text.',
    '`tone="quiet"` for a heading that stands back, such as a number of results.',
  ],
  dontUse: [
    { when: "The text is large, but heads nothing.", instead: "Text" },
    { when: "It is the title of the whole page, with a lead.", instead: "PageHeader" },
    { when: "It is the title of a part over the whole width.", instead: "Section" },
    { when: "Editors wrote it in the content service.", instead: "RichText" },
  ],
  states: [
    { state: "Large sizes", what: "The display font, from `display` down to `title`." },
    { state: "Small sizes", what: "The bold body font: `lead`, `body` and `small`." },
    { state: "Quiet", what: "The colour of secondary text." },
    { state: "Long title", what: "It wraps into lines of like length. It is never cut." },
    {
      state: "Narrow",
      what: "Smaller. Long words are hyphenated, in `display` and `headline` below 480 pixels, in others below 768.",
    },
    {
      state: "Focus",
      what: "A heading of level 1 that gets the focus after a change of page has a line beside it.",
    },
    { state: "Print", what: "It stays with the text below it." },
  ],
  words: {
    length:
      "Two to eight words, up to 60 letters. Level 1 up to 90: PageHeader makes longer ones smaller.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Where the Danube takes its time", "Guided trips", "How to get here"],
      de: ["Wo die Donau sich Zeit lässt", "Geführte Touren", "Anreise"],
    },
  },
  accessibility: {
    announced: "A heading with its level. The size is not heard.",
    supply: [
      "`level`: one more than that of the heading around it, whatever it looks like.",
      "`id`, if a link leads to it or an element is named by it.",
      "Words with a `lang` of their own, if they are in another language.",
    ],
  },
  origin: { from: "native", why: "`<h1>` to `<h6>` are what screen readers list." },
  since: "0.1.0",
  changes: [],
};
