import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The main picture of a text page, at full content width below the page header. It is flat on a wide screen, so that the text begins on the first screen.",
  use: [
    "Once on a page of text, directly below the PageHeader, inside a Container.",
    "A picture that can lose its upper part: the crop keeps what is a little below the middle.",
  ],
  dontUse: [
    { when: "The picture belongs beside the title.", instead: "PageHeader" },
    { when: "It is a picture within the text.", instead: "Picture" },
    { when: "There are several pictures to enlarge.", instead: "Thumbnails" },
  ],
  states: [
    { state: "Narrow, below 768 px", what: "3 : 2." },
    { state: "Wide", what: "3 : 1; the rest of the picture is cut off." },
    {
      state: "Loading",
      what: "The blurred miniature at full size, so that nothing moves. No fade.",
    },
    {
      state: "Failed",
      what: "The blurred miniature, with the alternative text on it, if there is one.",
    },
    { state: "Printed", what: "The picture at 3 : 2; nothing where it did not load." },
  ],
  accessibility: {
    announced: "An image with its `alt`. Nothing if it is empty.",
    supply: [
      'An `alt` if the picture tells something, `alt: ""` if it only sets the mood.',
      "No other picture with `isMain` on the same page.",
    ],
  },
  origin: { from: "native", why: "it is a Picture in a frame with a fixed ratio." },
  since: "0.1.0",
  changes: [],
};
