import type { Guide } from "../../../guide/guide.ts";

export const guide: Guide = {
  purpose:
    "A status in a few words that stands out beside what it belongs to: a departure, a trip, an opening. No page uses it yet.",
  use: [
    '`tone="good"` for what is certain: a trip that runs.',
    '`tone="scarce"` for what is nearly gone: two places left.',
    '`tone="alarm"` for what is off: a cancelled departure.',
    "Without a tone for any other status, such as full or new.",
  ],
  dontUse: [
    { when: "It stands in a row of dates, each with its note.", instead: "AvailabilityNote" },
    { when: "It is a topic or a lasting mark, such as vegetarian.", instead: "Tag" },
    { when: "It needs a sentence or an action.", instead: "Message" },
  ],
  anatomy: [
    { part: "Box", what: "Filled and outlined in the colours of the tone, with small corners." },
    { part: "Sign", what: "A tick, a clock or a warning; none for neutral." },
    { part: "Words", what: "Small and bold." },
  ],
  states: [
    { state: "Neutral", what: "Quiet ground, no sign." },
    { state: "Good", what: "Colours of success, a tick." },
    { state: "Scarce", what: "Colours of notes, a clock." },
    { state: "Alarm", what: "Colours of errors, a warning sign." },
    { state: "Narrow", what: "Long words wrap beside the sign." },
    { state: "Forced colours, print", what: "Outline, sign and words stay." },
  ],
  words: {
    length: "One to three words. They say the status without colour and sign.",
    capitals: "As in a sentence, without a full stop.",
    examples: {
      en: ["Runs for certain", "2 places left", "Called off"],
      de: ["Findet sicher statt", "Noch 2 Plätze", "Abgesagt"],
    },
  },
  accessibility: {
    announced: "Its words, in the line in which it stands. The sign is not read.",
    supply: [
      "Words that say what is meant without the colour.",
      "A place beside or after what it belongs to, in the same paragraph, cell or list item.",
    ],
  },
  origin: { from: "native", why: "a `<span>` with an icon." },
  since: "0.1.0",
  changes: [],
};
