import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Links to one document in a list: a story, a destination or a trip. The whole card is one link, named by the title.",
  use: [
    "Several documents next to each other, each with a page of its own.",
    'In a CardGrid, a StaggeredGrid or a Carousel. On the dark band with `tone="strong"`, which gives the card a background of its own.',
    "`isFaded` for a document that matters less now, for example out of season. Say why in `note`.",
  ],
  dontUse: [
    { when: "It is a single link, a call to action.", instead: "LinkButton" },
    { when: "The link is within a sentence.", instead: "Link" },
    { when: "It is a hit of the search.", instead: "SearchResult" },
    { when: "The document is not there yet.", instead: "SkeletonCard" },
    {
      when: "The card needs a second link or a button.",
      instead: "Put the second action on the page of the document: the link covers the whole card.",
    },
  ],
  anatomy: [
    { part: "Picture", what: "3 : 2, on the dark band 4 : 3. Decorative. It can be left out." },
    { part: "Title", what: "A heading of level 3 with the link." },
    {
      part: "Facts",
      what: "A list in a line that wraps, with dots between. The first is the category.",
    },
    {
      part: "Marks",
      what: "Optional: up to three words or pairs of words that one chooses by, in boxes with square corners. They cannot be pressed.",
    },
    { part: "Note", what: "Optional: a line below the facts." },
    { part: "Summary", what: "Optional: one or two sentences in quiet text." },
    {
      part: "Foot",
      what: "Optional: the next date and, in the corner, the price. In one line for all cards of a row.",
    },
  ],
  states: [
    { state: "Hover", what: "The title is underlined, the picture grows by 1.5 %." },
    { state: "Focus", what: "Two rings around the whole card, one inside the other." },
    {
      state: "Loading",
      what: "The text is there. The picture is a blurred miniature until it comes.",
    },
    { state: "Picture failed", what: "The miniature stays; nothing moves." },
    { state: "Without picture", what: "A line above the text marks the upper edge of the card." },
    { state: "Faded", what: "The picture is pale. The text keeps its contrast." },
    { state: "Narrow, below 272 px", what: "A smaller title and a small summary; words may part." },
    { state: "Narrower than 216 px", what: "No summary. The note stays." },
    { state: "Narrower than 248 px", what: "The price stands below the date." },
    {
      state: "Long facts",
      what: "A fact goes to the next line as a whole. One that is longer than a line wraps.",
    },
    { state: "Strong", what: "A raised background on the dark band; an edge in forced colours." },
  ],
  words: {
    length:
      "Title: up to 45 letters, which are three lines at 320 px; a longer one wraps and is never cut. Summary: 120 to 160 letters. Two or three facts of one to three words.",
    capitals: "As in a sentence. A full stop after the summary, none after title and facts.",
    examples: {
      en: ["Canoe dawn in the flooded forest", "Three cellars by bicycle", "Food and drink"],
      de: ["Kanumorgen im überfluteten Auwald", "Drei Keller mit dem Fahrrad", "Essen und Trinken"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Moves to the card: one stop for each card." },
      { key: "Enter", does: "Opens the page of the document." },
    ],
    announced:
      "An article named by the title. In it: a heading of level 3 with a link of the same name, the list of facts, the list of marks, the note, the summary, the date and the price. The picture is passed over.",
    supply: [
      "A heading of level 2 above the cards, for example that of a Section.",
      "A title that is understood alone: it is all that the link says.",
      "`sizes` with the width of the card at each width of the screen.",
      "`isMain` for the first card only, where it is in sight when the page opens.",
      "With `isFaded`, the reason in `note`.",
    ],
  },
  origin: { from: "native", why: "an `<article>` and a link that covers it need no script." },
  since: "0.1.0",
  changes: [],
};
