import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Limits its content to the width of a page and keeps a margin at both sides.",
  use: [
    "Once around the content of each band of a page that is not a Section.",
    "Inside a band whose background goes to the edge of the screen.",
  ],
  dontUse: [
    { when: "The band has a title: a Container is in it already.", instead: "Section" },
    { when: "It is the top of the page: a Container is in it already.", instead: "PageHeader" },
    { when: "Running text needs a shorter line.", instead: "Prose" },
    {
      when: "It would be inside another Container.",
      instead: "Leave it out: margins would add up.",
    },
  ],
  states: [
    { state: "Narrow", what: "A margin of 20 px at both sides at 320 px." },
    { state: "Wide", what: "The margin grows with the screen, up to 48 px." },
    {
      state: "Very wide",
      what: "The content is 1304 px wide at most, in the middle of the screen.",
    },
    { state: "Printed", what: "No limit and no margin: the paper has its own." },
  ],
  accessibility: {
    announced: "Nothing: it is a `<div>` without a role.",
    supply: ["The landmark around it, for example `<main>`, where the page needs one."],
  },
  origin: { from: "native", why: "a maximum width and a padding are all that it is." },
  since: "0.1.0",
  changes: [],
};
