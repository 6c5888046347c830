import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Holds the place of one thing that is loading, so that nothing moves when it comes.",
  use: [
    "Where size and place of what comes are known: a title, a line of text, a picture.",
    "Several of them in the order of what comes.",
  ],
  dontUse: [
    { when: "Cards of a list are loading.", instead: "SkeletonCard" },
    { when: "What comes may have any size, or nothing may come.", instead: "Spinner" },
    {
      when: "The page is there, and only its pictures are loading.",
      instead: "Picture",
    },
    { when: "A button has been pressed and is at work.", instead: "Button" },
  ],
  states: [
    { state: "Line", what: "As high as a line of text. The last of a block is 70 % wide." },
    { state: "Title", what: "As high as a title, 85 % wide." },
    { state: "Picture", what: "As wide as its place, 3 by 2." },
    { state: "Loading", what: "It fades to half and back, once in two seconds." },
    { state: "Less motion", what: "It stands still." },
    { state: "Dark ground", what: "It takes the quiet colour of that ground." },
    { state: "Own colours", what: "A thin line around it, because the ground is gone." },
  ],
  accessibility: {
    announced: "Nothing: it is hidden from screen readers.",
    supply: [
      'A VisuallyHidden with `role="status"` that says what is loading.',
      "`aria-busy` on what is being filled.",
      "A Message in its place, if it cannot be loaded.",
    ],
  },
  origin: { from: "native", why: "an empty `<span>`, moved by CSS." },
  since: "0.1.0",
  changes: [],
};
