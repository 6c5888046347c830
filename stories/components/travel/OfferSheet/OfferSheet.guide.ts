import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "All one needs to decide on an offer, on one dark sheet: price, action, facts, dates and conditions.",
  use: [
    "Beside the text of a program on a wide screen, above it on a narrow one, once on a page.",
    "With the next departures as `children`.",
    "With `text` in place of price and facts while they are not known.",
  ],
  dontUse: [
    { when: "Facts belong to a place or a story, which nobody books.", instead: "FactBox" },
    { when: "There are two to four facts and no price.", instead: "InfoBlocks" },
    { when: "Offers stand side by side.", instead: "Card" },
  ],
  anatomy: [
    { part: "Sheet", what: "Dark ground with round corners." },
    { part: "Price", what: "A large Price, and small lines below it: who pays what." },
    { part: "Text", what: "Optional, before the action." },
    { part: "Action", what: "One LinkButton." },
    { part: "Facts", what: "Optional: small names and values in two columns." },
    { part: "Children", what: "Optional, such as departures." },
    { part: "Small print", what: "Optional and quiet: conditions, and a link to the terms." },
    { part: "Contact", what: "Optional and quiet: another way to ask." },
  ],
  states: [
    { state: "Without price", what: "The sheet begins with the text or the action." },
    { state: "Without facts", what: "What follows them moves up." },
    { state: "Narrow", what: "A value goes below its name where both do not fit on a line." },
    { state: "Focus", what: "Two rings around a link." },
    { state: "Forced colours", what: "An outline in place of the ground." },
    { state: "Print", what: "Without ground, padding, action and contact." },
  ],
  words: {
    length: "Action: two to four words. Facts: one to six. Small print: one to three sentences.",
    capitals: "As in a sentence. Sentences have a full stop.",
    examples: {
      en: ["Send an enquiry", "6 to 16 people", "Free cancellation up to 7 days before."],
      de: ["Anfrage schreiben", "6 bis 16 Personen", "Bis 7 Tage vorher kostenlos stornierbar."],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes to the action, then to links in their order." },
      { key: "Enter", does: "Opens them." },
    ],
    announced: "The price, its lines, the action, then a list of terms, each with its value.",
    supply: [
      "A landmark around it with a name, such as an `<aside>` named “In short”: it has no heading.",
      "Small print that says what happens when a trip is cancelled.",
    ],
  },
  origin: { from: "native", why: "paragraphs and a `<dl>` on one ground." },
  since: "0.1.0",
  changes: [],
};
