import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose: "All pictures of a document, one at a time, over the whole window.",
  use: [
    "Opened by Thumbnails, at the picture that was pressed.",
    "Opened by a button that says how many pictures there are.",
    "Always loaded with `import()` when a visitor is about to open it, never with a static import.",
  ],
  dontUse: [
    { when: "Up to three pictures should be seen on the page.", instead: "Thumbnails" },
    { when: "It is one picture within the text.", instead: "Picture" },
    { when: "The items have links of their own.", instead: "Carousel" },
  ],
  anatomy: [
    { part: "Backdrop", what: "Dark, over the whole window. A press on it closes." },
    { part: "Picture", what: "As large as the window allows, never larger than its file." },
    { part: "Toolbar", what: "A button to close, and one that starts and pauses the slide show." },
    {
      part: "Caption",
      what: "The place, then name, description and credit of the picture, if there are any.",
    },
    { part: "Arrows", what: "On both sides of the caption, within reach of a thumb." },
  ],
  states: [
    { state: "Opening and closing", what: "It fades within 120 ms; with reduced motion at once." },
    { state: "Hover", what: "A button gets darker. On a picture a mouse pauses the slide show." },
    { state: "Focus", what: "Two rings around a button. The page behind cannot be reached." },
    { state: "First or last picture", what: "The arrow that leads no further is pale." },
    { state: "Zoomed", what: "Up to four times; the picture can be dragged, a larger file loads." },
    { state: "Pulled down", what: "It follows the finger and closes." },
    {
      state: "Slide show",
      what: "Three seconds for each picture, up to the last. The button shows the sign for pause.",
    },
    { state: "Reduced motion", what: "No slide show." },
    { state: "One picture", what: "No arrows, no slide show: the only button closes." },
    { state: "Loading", what: "A blurred miniature of the picture, at its size." },
    { state: "Failed", what: "The description on the miniature. The caption stays." },
    { state: "Narrow", what: "The caption below the picture; a long one scrolls." },
    { state: "Phone on its side", what: "The caption beside the picture, the arrows below it." },
    { state: "Printed", what: "Nothing: only the page is printed." },
  ],
  words: {
    length:
      "Only place, name, description and credit are seen. Description: one sentence, 120 letters at best. Labels of buttons: two to four words.",
    capitals:
      "As in a sentence. The role descriptions `gallery` and `picture` are one noun, in small letters in English.",
    examples: {
      en: [
        "Picture 3 of 8",
        "White storks in a nest on a chimney above a village street, early summer.",
        "Close the gallery",
        "Start the slide show",
      ],
      de: [
        "Bild 3 von 8",
        "Weißstörche in einem Nest auf dem Schornstein über einer Dorfstraße, Frühsommer.",
        "Galerie schließen",
        "Diashow starten",
      ],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab, Shift + Tab", does: "Moves among the buttons of the gallery." },
      { key: "Enter, Space", does: "Presses the button." },
      {
        key: "Arrow left, Arrow right",
        does: "Shows the previous or the next picture, from right to left the other way round. When zoomed, moves the picture.",
      },
      { key: "Arrow up, Arrow down", does: "When zoomed, moves the picture." },
      { key: "Home, End", does: "Shows the first or the last picture." },
      { key: "+, −", does: "Zooms in and out; Ctrl or Command with 0 goes back to the whole." },
      { key: "Escape", does: "Closes the gallery." },
    ],
    announced:
      "A modal dialog with the label. A status region says place, name and description of each picture: “Picture 3 of 8: White storks in a nest”. It is silent during the slide show. The focus goes into the gallery, and back to `opener` when it closes.",
    supply: [
      "An `alt` for each picture: it is also the caption.",
      "`opener`, the element that was pressed.",
      "All of `words`, in the language of the page.",
      "In `onClose`: take the gallery out of the page.",
      "A way to the picture if `import()` fails: open its file.",
    ],
  },
  origin: {
    from: "yet-another-react-lightbox",
    why: "swiping, pinching and a modal dialog work on every device. Caption, buttons and announcements are ours.",
  },
  since: "0.1.0",
  changes: [],
};
