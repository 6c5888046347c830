import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "What a trip costs, with the amount larger than the words around it, formatted for a locale.",
  use: [
    '`size="large"` where the price is the title of a box, as in OfferSheet.',
    '`size="small"` in a row or beside a name.',
    "`about` where visitors think in another currency than the one they pay.",
    "`words` where the price was formatted before, as the site does while it is built.",
  ],
  dontUse: [
    { when: "Many prices are compared.", instead: "Table" },
    { when: "Prices of others follow the first.", instead: "OfferSheet" },
    { when: "The price is part of a sentence.", instead: "Text" },
    { when: "There is no price yet.", instead: "Leave it out." },
  ],
  anatomy: [
    { part: "Amount", what: "Number and currency on one line; in display letters from medium on." },
    { part: "Words around it", what: "Optional and small: from, per person, for a group." },
    { part: "About", what: "Optional: a quiet line with the second currency." },
  ],
  states: [
    { state: "Whole number", what: "Without cents: €65." },
    { state: "With cents", what: "Two digits: €12.50." },
    { state: "In words", what: "All of it in the size of the amount." },
    { state: "Narrow", what: "The words wrap; the amount stays on one line." },
    { state: "Print", what: "As on the screen, in black." },
  ],
  words: {
    length:
      "One to four words around the amount, in one pattern with {{price}}: languages order them differently.",
    capitals: "Small at the beginning, without a full stop.",
    examples: {
      en: ["from {{price}} per person", "{{price}} for a group of up to eight", "about {{price}}"],
      de: ["ab {{price}} pro Person", "{{price}} für eine Gruppe bis acht", "etwa {{price}}"],
    },
  },
  accessibility: {
    announced:
      "One string: “from €65 per person, about $70”. The parts that differ in size are hidden from screen readers.",
    supply: [
      "A pattern from the translations, not one glued from two keys.",
      "A locale with its country, such as de-AT: the place of the currency differs.",
      "`words` on pages that are built and hydrated, if the browser may know other formats than the server.",
    ],
  },
  origin: { from: "native", why: "`Intl.NumberFormat` knows the currencies of all locales." },
  since: "0.1.0",
  changes: [],
};
