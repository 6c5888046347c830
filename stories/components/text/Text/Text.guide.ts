import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "One paragraph or one line, in a size and a tone of the site and not too wide to read.",
  use: [
    "A paragraph in a component or a feature.",
    '`size="lead" tone="quiet"` below a title.',
    '`tone="accent" isBold` for a line of facts, with “·” between them.',
    '`size="small" tone="quiet"` for a remark.',
  ],
  dontUse: [
    { when: "It is the title of something.", instead: "Heading" },
    { when: "There are several paragraphs, headings or lists.", instead: "Prose" },
    { when: "Editors wrote it in the content service.", instead: "RichText" },
    { when: "It says how something went: sent, failed, nothing there.", instead: "Message" },
  ],
  states: [
    { state: "Sizes", what: "`lead`, `body` and `small`, each with its own longest line." },
    { state: "Plain", what: "The colour of what is around it." },
    { state: "Quiet", what: "The colour of secondary text." },
    { state: "Accent", what: "The accent colour." },
    { state: "Bold", what: "Bold, in any tone." },
    { state: "On dark ground", what: "Quiet and accent turn light by themselves." },
    { state: "Narrow", what: "It takes the whole width. A word that is too long is broken." },
  ],
  words: {
    length:
      "A paragraph of up to five sentences. A line of facts has one to three, of one to three words.",
    capitals: "As in a sentence. A line of facts has no full stop.",
    examples: {
      en: ["On places, people and seasons by the Danube.", "Vineyards · Nature"],
      de: ["Über Orte, Menschen und Jahreszeiten an der Donau.", "Weinberge · Natur"],
    },
  },
  accessibility: {
    announced: "A paragraph. Size, tone and weight are not heard.",
    supply: [
      '`as="span"` inside a paragraph or a link, where `<p>` is not allowed.',
      "Words that say what matters without size and colour.",
    ],
  },
  origin: { from: "native", why: "`<p>`, `<span>` or `<div>` with a class." },
  since: "0.1.0",
  changes: [],
};
