import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Animates a card once when a visitor scrolls to it: the card slides in and its picture fades in. It can be read at any time.",
  use: [
    "Around each card of a CardGrid or a StaggeredGrid.",
    "`isSettled` for content that the visitor has just asked for: a filter, more of the list.",
  ],
  dontUse: [
    { when: "A picture should fade in as it loads: it does so itself.", instead: "Picture" },
    { when: "The card is still loading.", instead: "SkeletonCard" },
    { when: "Cards should move to new places after a filter.", instead: "CardGrid" },
    { when: "It is running text or a title.", instead: "Show it at once, without Reveal." },
  ],
  states: [
    { state: "In sight from the start", what: "The content as it is, without movement." },
    { state: "Waiting below the screen", what: "32 px lower, pictures pale. Text is not faded." },
    {
      state: "Scrolled to",
      what: "It slides up within 500 ms when 40 % of it are in sight, or when it fills 40 % of the screen.",
    },
    { state: "Seen", what: "It stays as it is, also after scrolling back." },
    { state: "Moved into sight", what: "By a filter or a larger window: there at once." },
    { state: "Focus inside", what: "It does not wait: the focus is always in sight." },
    { state: "After going back", what: "No movement: the visitor has seen it before." },
    {
      state: "Reduced motion, print, without script",
      what: "The content as it is, without movement.",
    },
  ],
  accessibility: {
    announced: "Nothing: it is a `<div>` without a role, and its content is always in the page.",
    supply: [
      "The `key` on Reveal, not on the card in it, where it stands in a list.",
      "Nothing in it that makes sense only once it has moved.",
    ],
  },
  origin: {
    from: "native",
    why: "an IntersectionObserver and a CSS transition do it in less than a kilobyte; framer-motion would need 43 kB, or 5 kB and its features later.",
  },
  since: "0.1.0",
  changes: [],
};
