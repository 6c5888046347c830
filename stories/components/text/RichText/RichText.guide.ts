import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Text that editors wrote in the content service, block by block: headings, paragraphs, lists, quotations, pictures and links to videos.",
  use: [
    "For the body of a story, a destination or a trip.",
    '`figures="beyond"` where the text takes seven columns of the page: pictures take one more.',
  ],
  dontUse: [
    { when: "Code writes the text.", instead: "Prose" },
    { when: "It is a single paragraph or a line.", instead: "Text" },
    { when: "Several pictures are to be looked through.", instead: "Gallery" },
    {
      when: "The text comes as HTML.",
      instead: "Turn it into blocks first: nothing is set as HTML.",
    },
  ],
  anatomy: [
    { part: "Heading", what: "Level 2 to 6. A heading of level 1 becomes one of level 2." },
    { part: "Paragraph", what: "With bold text, links, line breaks and short quotations." },
    { part: "List", what: "With dots or numbers, in the accent colour." },
    { part: "Quotation", what: "A paragraph of one quotation: larger, with a line beside it." },
    { part: "Preformatted", what: "Small letters on quiet ground. Spaces and lines are kept." },
    { part: "Figure", what: "A picture, its caption and its credit. It may be a link." },
    { part: "Embed", what: "A row with title and host that leads to a video elsewhere." },
  ],
  states: [
    { state: "Hover", what: "The title of an embed is underlined. Other links are at all times." },
    { state: "Focus", what: "Two rings around the link." },
    { state: "Picture loading", what: "Its place is kept, in its own colours or on quiet ground." },
    { state: "Picture failed", what: "Its description, in the same place." },
    { state: "Wide", what: "Lines end at 672 pixels, with text of normal size." },
    {
      state: "Narrow",
      what: "Below 768 pixels long words of paragraphs are hyphenated. Addresses and preformatted lines break.",
    },
    { state: "Empty", what: "Nothing." },
    {
      state: "Print",
      what: "It goes on across pages. A picture, a quotation or an item is not split.",
    },
  ],
  words: {
    length:
      "Two to eight words for a heading. Paragraphs of up to five sentences. One or two sentences for a caption.",
    capitals: "As in a sentence.",
    examples: {
      en: ["Five lines for the notebook", "Picture: Vidikovac"],
      de: ["Fünf Zeilen für das Notizbuch", "Bild: Vidikovac"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the next link." },
      { key: "Enter", does: "Opens it. A video opens on its own site." },
    ],
    announced:
      "Each block as what it is: heading with its level, list, quotation, figure. A linked picture is a link named by its description. Nothing plays by itself.",
    supply: [
      "`blocks` with links that were checked: addresses are set as they come.",
      "A description (`alt`) for each picture that says something.",
      "`creditLine` in the language of the page.",
      "A heading of level 1 before it: blocks begin at level 2.",
    ],
  },
  origin: { from: "native", why: "each block is the HTML element that is made for it." },
  since: "0.1.0",
  changes: [],
};
