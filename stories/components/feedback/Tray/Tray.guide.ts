import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Shows choices or filters above the page: at the lower edge of a phone, within reach of a thumb, and at an edge of a wide screen.",
  use: [
    "Filters of a list that have no room on a phone.",
    "A few actions or settings that belong to one thing on the page.",
    '`wide="side"` for filters, so that the list stays in sight; `wide="bottom"` for a few choices.',
  ],
  dontUse: [
    { when: "It asks before something that cannot be undone.", instead: "Dialog" },
    { when: "There is one action, always in sight.", instead: "StickyActionBar" },
    { when: "The choices have room on the page.", instead: "FilterButtons" },
    { when: "One value is chosen from a long list.", instead: "Select" },
  ],
  anatomy: [
    { part: "Ground", what: "Covers the page, which stays visible through it. A press closes." },
    { part: "Panel", what: "At an edge of the screen, rounded where it is not at the edge." },
    { part: "Handle", what: "A short line on a narrow screen. Decoration: it cannot be pulled." },
    { part: "Title", what: "A heading of level 2, in the display font." },
    { part: "Close", what: "An IconButton with a name, at the end of the title." },
    { part: "Content", what: "Choices, fields or text." },
    { part: "Actions", what: "Optional: Buttons at the lower edge, the main one first." },
  ],
  states: [
    { state: "Closed", what: "Nothing is in the page." },
    { state: "Narrow, below 768 px", what: "At the lower edge, as wide as the screen." },
    {
      state: "Side, from 768 px",
      what: "At the end of the line, 480 px wide, as high as the screen.",
    },
    { state: "Bottom, from 768 px", what: "At the lower edge, in the middle, 672 px wide." },
    {
      state: "Long content",
      what: "It scrolls inside. Title and actions stay, if the screen is 480 px high or more.",
    },
    { state: "Safe area", what: "It keeps clear of the gesture line and of rounded corners." },
    { state: "Without motion", what: "It appears at once; otherwise it comes from its edge." },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "Title: two to six words. Actions: one to three words.",
    capitals: "As in a sentence. A title that asks has a question mark.",
    examples: {
      en: ["When would you like to come?", "Show programs"],
      de: ["Wann möchten Sie kommen?", "Programme zeigen"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes through the tray, and never to the page behind." },
      { key: "Escape", does: "Closes it. The focus goes back to what opened it." },
      { key: "Arrow keys", does: "Scroll the content." },
    ],
    announced:
      "“Dialog” and the title when it opens, then the button that closes it, which has the focus. The handle is not read.",
    supply: [
      "A title that says what it is about.",
      "The name of the closing button.",
      "`opener`, so that the focus returns in Safari as well.",
      "`isOpen={false}` as soon as `onClose` is called.",
    ],
  },
  origin: { from: "native", why: "`<dialog>` with `showModal()`, as for Dialog." },
  since: "0.1.0",
  changes: [],
};
