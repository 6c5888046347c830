import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Asks or shows something above the page that has to be answered or closed before one goes on.",
  use: [
    "A question before something that cannot be undone: “Discard the enquiry?”",
    "Something short that belongs to the page and would interrupt its text, such as the terms of a fare.",
    "A short form that begins and ends on the same page.",
  ],
  dontUse: [
    { when: "It is a choice or filters on a phone.", instead: "Tray" },
    { when: "It says how something went.", instead: "Message" },
    { when: "It disappears by itself.", instead: "Toast" },
    { when: "It shows pictures at full size.", instead: "Gallery" },
    { when: "It has an address of its own.", instead: "A page, with a Link to it." },
  ],
  anatomy: [
    { part: "Ground", what: "Covers the page, which stays visible through it. A press closes." },
    { part: "Panel", what: "In the middle of the screen, on the ground of the page." },
    { part: "Title", what: "A heading of level 2, in the display font." },
    { part: "Close", what: "An IconButton with a name, at the end of the title." },
    { part: "Content", what: "Text, a form or a list." },
    { part: "Actions", what: "Optional: Buttons at the lower edge, the main one first." },
  ],
  states: [
    { state: "Closed", what: "Nothing is in the page." },
    { state: "Open", what: "The page behind does not scroll and cannot be reached." },
    { state: "Small, medium, large", what: "At most 440, 640 or 960 px wide." },
    {
      state: "Long content",
      what: "It scrolls inside. Title and actions stay, if the screen is 480 px high or more.",
    },
    { state: "Narrow", what: "As wide as the screen, less 16 px on both sides." },
    { state: "Without motion", what: "It appears at once; otherwise it rises by 16 px." },
    { state: "Forced colours", what: "The panel has an edge." },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "Title: two to six words. Actions: one or two words that say what happens, not “OK”.",
    capitals: "As in a sentence. A title that asks has a question mark.",
    examples: {
      en: ["Discard the enquiry?", "Discard", "Keep writing"],
      de: ["Anfrage verwerfen?", "Verwerfen", "Weiterschreiben"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes through the dialog, and never to the page behind." },
      { key: "Escape", does: "Closes it. The focus goes back to what opened it." },
      { key: "Arrow keys", does: "Scroll the content." },
    ],
    announced:
      "“Dialog” and the title when it opens, then the button that closes it, which has the focus. All else on the page is silent until it closes.",
    supply: [
      "A title that says what it is about.",
      "The name of the closing button.",
      "`opener`, so that the focus returns in Safari as well.",
      "`isOpen={false}` as soon as `onClose` is called.",
    ],
  },
  origin: {
    from: "native",
    why: "`<dialog>` with `showModal()` keeps the focus, silences the page, closes on Escape and returns the focus.",
  },
  since: "0.1.0",
  changes: [],
};
