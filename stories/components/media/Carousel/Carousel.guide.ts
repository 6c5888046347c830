import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "A few items of one kind in a row that scrolls: one at a time on a phone, two from 768 px, three from 1280 px. It does not move by itself and does not loop.",
  use: [
    "Four to eight cards that need only a quick look.",
    'On the dark band of a page: a Section with `tone="strong"` and cards of the same tone.',
    "With a link to the full list in `more`: hidden slides are easily missed.",
  ],
  dontUse: [
    { when: "Visitors compare the items, or must not miss one.", instead: "CardGrid" },
    { when: "They are stories to be read one after the other.", instead: "StaggeredGrid" },
    { when: "They are pictures to look at in full size.", instead: "Gallery" },
    { when: "There is nothing to show.", instead: "Leave the whole section out." },
  ],
  anatomy: [
    { part: "Row", what: "The slides side by side, cut at the edge." },
    { part: "Slide", what: "One child, usually a Card." },
    { part: "More", what: "Optional: a bold link to the full list, below the row." },
    { part: "Arrows", what: "Two ringed IconButtons at the end of the same line." },
  ],
  states: [
    { state: "Hover on an arrow", what: "A veil of the arrow’s colour." },
    {
      state: "Focus",
      what: "Two rings around the link or the arrow. A slide out of sight comes in.",
    },
    { state: "First or last slide", what: "The arrow that leads no further is pale." },
    { state: "Moving", what: "It glides by one slide in 500 ms; with reduced motion it jumps." },
    { state: "Dragged", what: "It follows finger or mouse and settles at a slide." },
    { state: "Narrow, below 768 px", what: "One slide and the edge of the next." },
    { state: "Few", what: "All slides fit: no arrows, and no script is loaded." },
    {
      state: "Script not loaded yet",
      what: "The row scrolls as any row, also by the arrows; its look is the same.",
    },
    {
      state: "From right to left",
      what: "It begins at the right. The arrows point and move the other way, with script and before.",
    },
    { state: "Without script", what: "The row scrolls and snaps to slides. No arrows." },
    { state: "Printed", what: "All slides, two in a row, without arrows and link." },
  ],
  words: {
    length:
      "Only screen readers have them, except the link: two or three words. Labels: one to three words.",
    capitals:
      "As in a sentence, without a full stop. The role descriptions `carousel` and `slide` are one noun, in small letters in English.",
    examples: {
      en: ["carousel", "card", "2 of 5", "3 to 5 of 5", "Previous card", "Next card", "All trips"],
      de: [
        "Karussell",
        "Angebot",
        "2 von 5",
        "3 bis 5 von 5",
        "Vorheriges Angebot",
        "Nächstes Angebot",
        "Alle Touren",
      ],
    },
  },
  accessibility: {
    keys: [
      {
        key: "Tab, Shift + Tab",
        does: "Goes through the links of all slides, the link to the full list and the arrows.",
      },
      { key: "Enter, Space", does: "On an arrow: moves by one slide. At the end it does nothing." },
      { key: "Enter", does: "On a link: opens its page." },
    ],
    announced:
      "A region with the label and “carousel”; each slide is a group, “card, 2 of 5”. From the first press of an arrow on, a status region says what is in sight: “3 to 5 of 5”. An arrow at its end keeps the focus and says that it is unavailable.",
    supply: [
      "`label`: what the slides show, the same as the title above.",
      "All of `words`, in the language of the page.",
      "A heading of level 2 above it, if the slides are cards.",
      "Slides that each have something to focus, so that keyboards reach all of them.",
    ],
  },
  origin: {
    from: "Embla",
    why: "it drags and snaps a row, and knows its ends, at a quarter of Swiper’s size. It loads when the row is near the screen and does not fit.",
  },
  since: "0.1.0",
  changes: [],
};
