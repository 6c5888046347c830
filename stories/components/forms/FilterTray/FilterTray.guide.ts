import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "The filters of a list: on the page where there is room, on a phone behind one button that opens them in a tray.",
  use: [
    "Around the FilterButtons and FilterCheckboxes of a list, as soon as they take more than one line on a phone.",
    "With the order of the list in `order`: on a wide screen it has a place of its own above the cards.",
  ],
  dontUse: [
    { when: "There is one filter with a few values.", instead: "FilterButtons" },
    { when: "The tray has no filters.", instead: "Tray" },
  ],
  anatomy: [
    { part: "Button", what: "Below 768 px: how many filters are chosen, with an icon." },
    { part: "Filters", what: "From 768 px on: on the page." },
    { part: "Tray", what: "Filters, order, and two Buttons: one shows the list, one resets all." },
  ],
  states: [
    { state: "Nothing chosen", what: "The button has no number." },
    { state: "Chosen", what: "The button says how many: “Filter (2)”." },
    { state: "Open", what: "The list changes behind the tray; its main button says the number." },
    { state: "Nothing fits", what: "The main button says 0. It closes the tray as always." },
    { state: "Wide, from 768 px", what: "No button: the filters are on the page." },
    { state: "Without script", what: "No button: the links of the filters are on the page." },
    { state: "Without motion", what: "The tray appears at once." },
  ],
  words: {
    length: "Button: one word and a number. Buttons of the tray: two to four words.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Filter (2)", "Show 7 trips", "Reset all"],
      de: ["Filter (2)", "7 Touren anzeigen", "Alle zurücksetzen"],
    },
  },
  accessibility: {
    keys: [
      { key: "Enter, Space", does: "On the button: opens the tray." },
      { key: "Escape", does: "Closes the tray; the focus returns to the button." },
    ],
    announced:
      "A button that opens a dialog; then the dialog with its title. After a choice, the number of results.",
    supply: [
      "`status` with the number of results, empty until there is a choice.",
      "The number in the words for the main button as well.",
      "The address or a state that keeps what is chosen: the filters are drawn anew in the tray.",
    ],
  },
  origin: { from: "native", why: "the Tray is a `<dialog>`, which keeps the focus by itself." },
  since: "0.1.0",
  changes: [],
};
