import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "Says in a sentence that something small has been done, at the edge of the screen, and goes again.",
  use: [
    "After something without a place of its own on the page: a link is copied, a program is on the list.",
    "With one action that takes it back: “Undo”.",
    "Put one ToastProvider around the page, and call `useToasts().show` anywhere in it.",
  ],
  dontUse: [
    { when: "It failed, or the visitor has to do something.", instead: "Message" },
    { when: "It must be answered before one goes on.", instead: "Dialog" },
    { when: "Fields of a form are wrong.", instead: "FormErrorSummary" },
    { when: "It is still going on.", instead: "Spinner" },
    { when: "A dialog or a tray is open: it would be silent below it.", instead: "Message" },
  ],
  anatomy: [
    { part: "Region", what: "At the lower edge, empty until there is something to say." },
    { part: "Toast", what: "On dark ground, 440 px wide at most, with a line around it." },
    { part: "Sign", what: "A tick, or an i in a circle for what is only noted." },
    { part: "Message", what: "One sentence in small type." },
    { part: "Action", what: "Optional: one small quiet Button below the message." },
    { part: "Close", what: "An IconButton with a name, at the end." },
  ],
  states: [
    { state: "Shown", what: "For six seconds, and 120 milliseconds a letter: a sentence has ten." },
    { state: "With an action", what: "It stays until it is closed or the action is pressed." },
    { state: "Pointed at, or with the focus", what: "Time stops, and begins anew afterwards." },
    { state: "Several", what: "They stand below each other, the newest at the bottom." },
    { state: "Too many for the screen", what: "The region scrolls." },
    { state: "Narrow", what: "In the middle, as wide as the screen less 16 px on both sides." },
    { state: "Beside a StickyActionBar", what: "Above the bar, while it is on the screen." },
    { state: "Wide", what: "At the start of the line." },
    { state: "Without motion", what: "It appears at once; otherwise it rises by 16 px." },
    { state: "Forced colours", what: "It has an edge." },
    { state: "Print", what: "Left out." },
  ],
  words: {
    length: "Message: one sentence of at most twelve words. Action: one or two words.",
    capitals: "As in a sentence. The message has a full stop, the action none.",
    examples: {
      en: ["The program is on your list.", "Undo"],
      de: ["Das Programm ist auf Ihrer Liste.", "Rückgängig"],
    },
  },
  accessibility: {
    keys: [
      { key: "Tab", does: "Reaches the toasts after all of the page." },
      {
        key: "Escape",
        does: "Closes the toast with the focus, otherwise the newest. The focus goes back to the page.",
      },
    ],
    announced:
      "Message, action and “Close”, when the screen reader has finished its sentence. The focus stays where it is. The region is a landmark with its label while there is a toast.",
    supply: [
      "Names of the region and of the closing button.",
      "A message that says what was done, without sight of the page.",
      "Another way to do what the action does.",
    ],
  },
  origin: {
    from: "native",
    why: "A polite live region. `useToast` of react-aria is stable, but speaks each toast as an alert in a dialog, which interrupts, and names buttons in words of its own.",
  },
  since: "0.1.0",
  changes: [],
};
