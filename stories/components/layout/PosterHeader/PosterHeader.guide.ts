import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The top of a page about one place: a picture across the content, the title on a label at its lower corner, and a row of facts below.",
  use: [
    "Once on a page whose picture says most: a destination.",
    'Two to four facts as InfoBlocks with `values="clause"`, between the picture and the lead.',
  ],
  dontUse: [
    { when: "The title is a sentence, such as that of a story.", instead: "PageHeader" },
    { when: "There are calls to action, or the page is a list.", instead: "PageHeader" },
    { when: "A text page needs its picture below the title.", instead: "ImageBand" },
  ],
  anatomy: [
    { part: "Breadcrumb", what: "Optional: the way from the home page, above the picture." },
    { part: "Picture", what: "As wide as the content, 12 to 5." },
    {
      part: "Label",
      what: "Kicker and title on the ground of the page, where lines begin: a corner cut out of the picture.",
    },
    { part: "Facts", what: "Optional: InfoBlocks." },
    { part: "Lead", what: "Optional: about 52 letters to a line at most." },
  ],
  states: [
    { state: "Wide", what: "12 to 5; between 768 and 1024 px 2 to 1." },
    { state: "Narrow", what: "From edge to edge of the screen, 4 to 3." },
    { state: "Long title", what: "The picture grows: at least 160 px of it are above the label." },
    { state: "More than 90 letters", what: "A smaller size. One endless word breaks." },
    { state: "Picture failed", what: "Its miniature, and its description above the label." },
    { state: "Without picture", what: "The title in display size, and the facts below it." },
    { state: "Forced colours", what: "The label has the background that the visitor chose." },
    { state: "Printed", what: "A flat picture, and the title below it." },
  ],
  words: {
    length: "Title: a name of one to three words. Kicker: region and country.",
    capitals: "As in a sentence. A full stop after the lead, none after title and kicker.",
    examples: { en: ["Ilok", "Srijem · Croatia"], de: ["Ilok", "Syrmien · Kroatien"] },
  },
  accessibility: {
    keys: [{ key: "Tab", does: "Goes through the breadcrumb, then through links of the facts." }],
    announced:
      "The breadcrumb as navigation, the picture, the kicker, the heading of level 1, the facts, the lead.",
    supply: [
      "One header for each page, and no other h1.",
      'A Picture with `isMain`, `ratio="fill"` and `corners="none"`.',
    ],
  },
  origin: { from: "native", why: "headings, links and CSS; it needs no script." },
  since: "0.1.0",
  changes: [],
};
