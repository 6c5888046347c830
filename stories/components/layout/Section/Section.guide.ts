import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "A band of a page across the full width: a title, a short lead, content, and a link to more.",
  use: [
    "The parts of a home page, and what follows below an article.",
    '`tone="quiet"` to set a band apart from its neighbours.',
    '`tone="strong"`, the dark band, once on a page at most.',
  ],
  dontUse: [
    { when: "It is the title of the page.", instead: "PageHeader" },
    { when: "It is a part of an article.", instead: "Heading" },
    { when: "The band has no title.", instead: "Container" },
    { when: "There is nothing to show in it.", instead: "Leave the whole section out." },
  ],
  anatomy: [
    { part: "Band", what: "Full width; no background, a quiet one or a dark one." },
    { part: "Title", what: "A heading of level 2." },
    { part: "Lead", what: "Optional: quiet text below the title, from 1024 px beside it." },
    { part: "Content", what: "Cards, pictures, text, in the width of the page." },
    { part: "More", what: "Optional: a bold link below the content." },
  ],
  states: [
    { state: "Page", what: "The background of the page." },
    { state: "Quiet", what: "A tinted background." },
    { state: "Strong", what: "A dark background; text and lines in it turn light." },
    { state: "Without lead", what: "The title alone." },
    { state: "Narrow", what: "The lead below the title; long words part with a hyphen." },
    { state: "Printed", what: "Without background and without the link to more." },
  ],
  words: {
    length:
      "Title: two to five words, 30 letters. Lead: one or two sentences, 160 letters. Link: two or three words.",
    capitals: "As in a sentence. A full stop after the lead, none after title and link.",
    examples: {
      en: ["Guided trips", "Read it before you go", "All trips"],
      de: ["Geführte Touren", "Vor der Reise lesen", "Alle Touren"],
    },
  },
  accessibility: {
    announced:
      "A heading of level 2. The section is not a landmark: visitors find it by its heading.",
    supply: [
      "Headings of level 3 in the content; the title of a Card is one.",
      "For `more`, a Link that says what all of it is: “All trips”, not “More”.",
      "On the dark band, components that have a tone for it, for example a Card.",
    ],
  },
  origin: { from: "native", why: "a `<section>` with a heading needs no script." },
  since: "0.1.0",
  changes: [],
};
