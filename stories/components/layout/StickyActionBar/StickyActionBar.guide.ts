import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Keeps the most important action of a long page within reach of a thumb, with a few words such as the price.",
  use: [
    "The page of a program on a phone: its price, and a link to the form further down.",
    "As the last child of the region that it belongs to, in a Container. It leaves with the region.",
  ],
  dontUse: [
    { when: "The action is in sight anyway, as on a short page.", instead: "LinkButton" },
    { when: "It says how something went.", instead: "Toast" },
    { when: "There is more than one action.", instead: "Tray" },
  ],
  anatomy: [
    {
      part: "Bar",
      what: "On the ground of the page, with a fine line above it, as wide as the screen.",
    },
    { part: "Text", what: "Small and bold, at the start. It may be empty." },
    { part: "Action", what: "A small LinkButton or Button, at the end." },
  ],
  states: [
    {
      state: "Narrow, below 1024 px",
      what: "At the lower edge while its region is on the screen.",
    },
    { state: "End of the region", what: "It stands below the content and scrolls away with it." },
    { state: "From 1024 px", what: "Not shown: the action stands beside the content there." },
    { state: "Long text", what: "It wraps beside the action." },
    { state: "With a Toast", what: "The toast stands above the bar." },
    { state: "Safe area", what: "It keeps clear of the gesture line of a phone." },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "Text: a price, or two to five words. Action: one to three words.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["from 49 € per person", "Ask about dates"],
      de: ["ab 49 € pro Person", "Termin anfragen"],
    },
  },
  accessibility: {
    keys: [{ key: "Tab", does: "Reaches the action after the content of the region." }],
    announced:
      "The text and the action, where they stand in the source: at the end of the region. What gets the focus by Tab is scrolled clear of the bar.",
    supply: [
      "The same action elsewhere on the page, for wide screens.",
      "A text that makes sense without sight of the page.",
    ],
  },
  origin: { from: "native", why: "`position: sticky` knows when the region is on the screen." },
  since: "0.1.0",
  changes: [],
};
