import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Shows a picture in the smallest suitable format and size. Its space is reserved, so nothing moves when it comes.",
  use: [
    "Every picture of a document or a page.",
    "`isMain` for the main picture of a page, once: it loads first and does not fade in.",
    '`ratio="fill"` where its parent sets the size.',
  ],
  dontUse: [
    { when: "It is a symbol next to text.", instead: "Icon" },
    { when: "It is the main picture of a text page.", instead: "ImageBand" },
    { when: "It stands for a page that it leads to.", instead: "Card" },
    { when: "There are several, to be enlarged.", instead: "Thumbnails" },
  ],
  anatomy: [
    { part: "Frame", what: "Reserves the space and shows a blurred miniature of the picture." },
    { part: "Picture", what: "Fills the frame; what does not fit is cut off." },
    {
      part: "Words",
      what: "Only after a failure: the alternative text on a background of its own.",
    },
  ],
  states: [
    { state: "Loading", what: "A blurred miniature at the size of the picture." },
    { state: "Loaded", what: "It fades in within 500 ms. From the cache it is there at once." },
    { state: "Main", what: "Never hidden: it appears as it comes, without a fade." },
    {
      state: "Failed",
      what: "The alternative text on the miniature. Without one, only the miniature.",
    },
    { state: "Without script", what: "It appears without a fade." },
    { state: "Unknown size", what: "Space at 3 : 2, the whole picture in it." },
    { state: "Square corners", what: 'With `corners="none"`, for a picture that touches an edge.' },
    { state: "Printed", what: "The picture; no empty frame for one that has not loaded." },
  ],
  words: {
    length: "`alt`: one sentence, 120 letters at best. After a failure it wraps within the frame.",
    capitals: "As in a sentence. It does not begin with “Picture of”.",
    examples: {
      en: [
        "Rows of vines run down to a village with a church, beyond it the river and a low sun.",
        "White storks in a nest on a chimney above a village street, early summer.",
      ],
      de: [
        "Rebzeilen ziehen sich hinab zu einem Dorf mit Kirche, dahinter der Fluss und eine tiefe Sonne.",
        "Weißstörche in einem Nest auf dem Schornstein über einer Dorfstraße, Frühsommer.",
      ],
    },
  },
  accessibility: {
    announced:
      "An image with its `alt`, also while it loads and after a failure. With an empty `alt`, nothing.",
    supply: [
      'An `alt` that says what is seen, or `alt: ""` if the text beside it says the same.',
      "`sizes` with its width on the page at each width of the screen.",
      "`width` and `height` of the file, so that the space is right.",
      'A `placeholder` as a data URL in base64: a WebP of 15 by 10 pixels, blurred before it is encoded, takes about 150 bytes. `""` for a picture with transparent parts.',
    ],
  },
  origin: {
    from: "native",
    why: "`<picture>` chooses format and size, `loading` waits until it is near the screen; script only adds the fade and the words after a failure.",
  },
  since: "0.1.0",
  changes: [],
};
