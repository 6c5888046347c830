import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Says how things stand and what can be done next: nothing there, failed, done, or good to know.",
  use: [
    '`tone="empty"` in place of a list without results, with a way out.',
    '`tone="error"` where something failed that the visitor did not cause, with “Try again”.',
    '`tone="success"` in place of a form that has been sent.',
    '`tone="noted"` for what one should know: it takes longer than usual.',
  ],
  dontUse: [
    { when: "Fields of a form are wrong.", instead: "FormErrorSummary" },
    { when: "It is still loading.", instead: "Spinner" },
    { when: "It is part of a text, and nothing has happened.", instead: "Prose" },
  ],
  anatomy: [
    { part: "Box", what: "Filled and outlined in the colours of the tone, as wide as text." },
    { part: "Sign", what: "A warning, a tick or an i; none for empty." },
    { part: "Heading", what: "Optional, in the size of a lead." },
    { part: "Words", what: "Paragraphs. A string becomes one." },
    { part: "Action", what: "Optional: a small quiet Button or LinkButton." },
  ],
  states: [
    { state: "Empty", what: "Quiet ground, no sign." },
    { state: "Error", what: "Colours of errors, a warning sign." },
    { state: "Success", what: "Colours of success, a tick." },
    { state: "Noted", what: "Colours of notes, an i in a circle." },
    { state: "Narrow", what: "The words go below the sign where they get too narrow." },
    { state: "Long words", what: "They break; the page does not scroll sideways." },
    { state: "Print", what: "The box stays in one piece; its action is left out." },
  ],
  words: {
    length:
      "Heading: three to seven words. Text: one to three short sentences. Action: two to four words.",
    capitals: "As in a sentence. The heading and the action without, the text with a full stop.",
    examples: {
      en: [
        "The enquiry was not sent",
        "The server is not answering at the moment. Try again in a few minutes.",
        "Try again",
      ],
      de: [
        "Die Anfrage wurde nicht gesendet",
        "Der Server antwortet gerade nicht. Versuchen Sie es in einigen Minuten wieder.",
        "Erneut versuchen",
      ],
    },
  },
  accessibility: {
    announced:
      "An error with `isAnnounced` is an alert: browsers report it when it comes into the page, and it is said at once. With `takesFocus` the message is a group with its heading as the name and its text as the description, read with the focus. Otherwise it is read like any text of the page. The sign is not read.",
    supply: [
      "Words that say the same as the tone: colour and sign are not enough.",
      "`isAnnounced` or `takesFocus`, not both, and only for what follows an action.",
      'For other tones that do not take the focus: an element with `role="status"` around the message, or a VisuallyHidden with its words, which is in the page before. A status that comes with its words stays silent in some screen readers.',
      "`headingLevel`, if it is not 2.",
      "`takesFocus`, if what had the focus is gone, such as a form that has been sent.",
    ],
  },
  origin: { from: "native", why: "words in a box, and a role when they are new." },
  since: "0.1.0",
  changes: [],
};
