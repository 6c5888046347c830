import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The first three pictures of a document, one large and two small, which open the Gallery with all of them.",
  use: [
    "At the top of a trip, with `isMain`.",
    "In a Section, for pictures of a region.",
    "`columns={8}` beside a sidebar, 12 across the page.",
  ],
  dontUse: [
    { when: "It is one picture within the text.", instead: "Picture" },
    { when: "The pictures lead to pages.", instead: "Carousel" },
    { when: "All pictures should be seen in full size.", instead: "Gallery" },
    { when: "There is no picture.", instead: "Leave it out." },
  ],
  anatomy: [
    { part: "Large picture", what: "A link to the file of the first picture." },
    { part: "Small pictures", what: "The same for the second and the third." },
    {
      part: "Button",
      what: "Opens the Gallery at the first picture, and says how many there are.",
    },
  ],
  states: [
    { state: "Hover", what: "A magnifying glass as the pointer; the button gets darker." },
    { state: "Focus", what: "Two rings around a picture or the button." },
    { state: "Busy", what: "The gallery is loading: the pointer over a picture shows it." },
    { state: "One picture", what: "Across the full width, from 768 px on at 2 : 1." },
    { state: "Two pictures", what: "Side by side from 768 px, otherwise below each other." },
    { state: "Three and more", what: "From 768 px the small ones are beside the large one." },
    { state: "Narrow", what: "Two small pictures below the large one, then the button." },
    { state: "Loading", what: "Blurred miniatures of the pictures." },
    { state: "Failed", what: "The alternative text of a picture on its miniature." },
    { state: "Without script", what: "A picture opens its file. The button is hidden." },
    { state: "Printed", what: "Three pictures of the same size in a row, without the button." },
  ],
  words: {
    length:
      "Button: two to four words, 28 letters fit on a line at 320 px. The labels of the links and of the group are only heard.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Show all 6 pictures", "Enlarge picture 2 of 6", "Pictures of the trip"],
      de: ["Alle 6 Bilder ansehen", "Bild 2 von 6 vergrößern", "Bilder der Tour"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Goes through the pictures, then to the button." },
      { key: "Enter", does: "On a picture: opens the Gallery there." },
      {
        key: "Ctrl, Command, Shift or Alt with Enter",
        does: "On a picture: what the browser does with a link, for example a new tab.",
      },
      { key: "Enter, Space", does: "On the button: opens the Gallery at the first picture." },
    ],
    announced:
      "A region with the label. Each picture is a link: “Enlarge picture 2 of 6”, then its `alt`. While the gallery loads, the region is busy.",
    supply: [
      "An `alt` for each picture.",
      "`label`, `openLabel` and `showAllLabel` in the language of the page.",
      "`onOpen`: show the Gallery, and give it the opener, so that the focus comes back.",
      "`onIntent`: load the Gallery before it is needed.",
      "For visitors without script: the other pictures, in a `<noscript>`.",
    ],
  },
  origin: { from: "native", why: "links to files and a button work before script has come." },
  since: "0.1.0",
  changes: [],
};
