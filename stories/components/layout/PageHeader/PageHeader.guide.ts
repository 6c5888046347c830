import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The top of a page: breadcrumb, title in large type, lead and calls to action, with a picture beside them.",
  use: [
    "Once on every page: it has the only h1.",
    "A picture beside the text where a page is about one place, story or trip.",
    'On the home page the picture reaches the edge of the screen: `picturePlace="toEdge"`.',
    '`size="compact"` where the content matters more, for example on a list.',
  ],
  dontUse: [
    { when: "It is the title of a part of a page.", instead: "Section" },
    { when: "It is a title within an article.", instead: "Heading" },
    { when: "A text page needs its picture below the title, at full width.", instead: "ImageBand" },
  ],
  anatomy: [
    { part: "Breadcrumb", what: "Optional: the way from the home page." },
    { part: "Kicker", what: "Optional: a line of facts above the title, in bold." },
    { part: "Title", what: "The h1." },
    { part: "Lead", what: "Optional: about 52 letters to a line at most." },
    { part: "Actions", what: "Optional: one or two LinkButtons." },
    { part: "Picture", what: "Optional: a Picture beside the text, whole." },
  ],
  states: [
    { state: "Without picture", what: "The title in display size, across the page." },
    {
      state: "Picture beside",
      what: "From 1024 px the text takes five columns and ends level with the picture, which takes seven.",
    },
    { state: "Picture beside, narrow", what: "The picture is below the text." },
    {
      state: "Picture to the edge",
      what: "The text stands in the middle of five columns; the picture goes from the sixth to the edge of the screen.",
    },
    { state: "Long title", what: "From 91 letters on in a smaller size. One endless word breaks." },
    { state: "Compact", what: "A smaller title and less space around it." },
    { state: "Narrow", what: "Long words part with a hyphen. Actions wrap." },
    { state: "Printed", what: "Without breadcrumb and actions." },
  ],
  words: {
    length:
      "Title: two to seven words; at 320 px about twelve letters fit on a line. Lead: one or two sentences, 160 letters. Kicker: two to four facts.",
    capitals: "As in a sentence. A full stop after the lead, none after title and kicker.",
    examples: {
      en: [
        "Where the Danube takes its time",
        "Trips",
        "Everything there is to read here, in one list.",
      ],
      de: [
        "Wo die Donau sich Zeit lässt",
        "Touren",
        "Alles, was es hier zu lesen gibt, in einer Liste.",
      ],
    },
  },
  accessibility: {
    keys: [{ key: "Tab", does: "Goes through the breadcrumb, then through the actions." }],
    announced:
      "The breadcrumb as navigation, the kicker, the heading of level 1, the lead, the links. The picture comes last.",
    supply: [
      "One PageHeader for each page, and no other h1.",
      'A Picture with `isMain`. To the edge also with `corners="none"`.',
      '`alt` for a picture that tells something, `alt: ""` for one that sets the mood.',
      "`isWithin` where it is in a Container already.",
    ],
  },
  origin: { from: "native", why: "headings, links and CSS; it needs no script." },
  since: "0.1.0",
  changes: [],
};
