import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "A column for headings, paragraphs and lists that code writes, in lines of a readable length.",
  use: [
    "On a page whose text stands in code, such as the page that was not found.",
    "Inside a Container, as the last part of a page: it keeps a distance to the footer.",
  ],
  dontUse: [
    { when: "Editors wrote the text in the content service.", instead: "RichText" },
    { when: "It is a single paragraph or a line.", instead: "Text" },
    { when: "It holds components, not running text.", instead: "Stack" },
  ],
  states: [
    { state: "Headings", what: "More room above than below, over the full line." },
    { state: "Lists", what: "Dots or numbers in the accent colour." },
    { state: "Wide", what: "The column ends at 672 pixels, with text of normal size." },
    {
      state: "Narrow",
      what: "The column takes the whole width. Words that are too long are broken.",
    },
    { state: "Empty", what: "The distance to the footer only." },
    { state: "Print", what: "It may go on across pages. A paragraph leaves three lines on each." },
  ],
  accessibility: {
    announced: "Headings, paragraphs and lists as what they are. The column itself is silent.",
    supply: [
      "Heading, `<p>`, `<ul>` and `<ol>` as direct children: a wrapper takes their distances away.",
      "Levels of headings from the outline of the page.",
    ],
  },
  origin: { from: "native", why: "it lays out elements of HTML and does nothing else." },
  since: "0.1.0",
  changes: [],
};
