import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "Holds the place of a Card that is loading, so that the list does not move.",
  use: [
    "Six of them (`SKELETON_CARDS`) in the grid of the list, after the cards that are there.",
    "Where cards come from the content service after a choice or “Show more”.",
  ],
  dontUse: [
    { when: "Something other than a card is loading.", instead: "Skeleton" },
    { when: "A search is under way, and nobody knows how many results come.", instead: "Spinner" },
    { when: "The list is part of the page.", instead: "Card" },
    { when: "The cards could not be loaded.", instead: "Message" },
  ],
  anatomy: [
    { part: "Picture", what: "A Skeleton of 3 by 2." },
    { part: "Title", what: "A Skeleton as high as a title of one line." },
    { part: "Summary", what: "Two lines; the second is shorter." },
  ],
  states: [
    { state: "Loading", what: "Its parts fade to half and back, once in two seconds." },
    { state: "Less motion", what: "It stands still." },
    { state: "Narrow", what: "As wide as the column of the grid; the picture keeps 3 by 2." },
    {
      state: "Loaded",
      what: "The card stands in its place. With a longer title the card is taller.",
    },
    { state: "Own colours", what: "Thin lines around its parts." },
  ],
  accessibility: {
    announced: "Nothing: its parts are hidden from screen readers.",
    supply: [
      'A VisuallyHidden with `role="status"` that says that the list is loading.',
      "The same CardGrid or StaggeredGrid around it as around the cards.",
      "A Message in its place, if the cards cannot be loaded.",
    ],
  },
  origin: { from: "native", why: "four empty elements, moved by CSS." },
  since: "0.1.0",
  changes: [],
};
