import type { DURATION, EASING } from "../../design-tokens/primitives/motion.ts";
import type { Shape } from "../../design-tokens/shape.ts";
import type { Purposes } from "./purpose.ts";

export const SHAPE_PURPOSES: Purposes<Shape> = {
  radius: {
    field: [
      "Small things and pictures.",
      "Round fields, pictures, and what lies within a panel.",
      "Round a picture whose edge is the edge of its card.",
    ],
    panel: [
      "What holds other things.",
      "Round cards, messages and menus.",
      "Give it to what lies inside one that has it: the inner corner is smaller.",
    ],
    pill: [
      "What is pressed.",
      "Round buttons and choices, and rings.",
      "Round what only informs: it would look as if it could be pressed.",
    ],
  },
  stroke: {
    hair: [
      "Between and around, hardly seen.",
      "Separate rows, frame menus.",
      "Draw the only edge of a field with it.",
    ],
    fine: [
      "The edge of fields, choices and openers.",
      "Pair it with border.control.",
      "Mix it with strong in one row of controls.",
    ],
    strong: [
      "The edge of buttons and messages, and the stop on a way.",
      "Keep it transparent on a filled button, so that forced colours can show it.",
      "Frame cards with it.",
    ],
    broad: [
      "Each of the two rings around the focus.",
      "Leave it to :focus-visible.",
      "Use it for anything at rest.",
    ],
    heavy: [
      "Beside a quotation.",
      "Let it stand alone, at the beginning of lines.",
      "Close it to a frame.",
    ],
    alarm: [
      "The first edge of a field that has to be looked at.",
      "Put words below the field too.",
      "Use it where nothing is wrong.",
    ],
  },
  leading: {
    display: [
      "The largest titles.",
      "Let the lines of a poster stand close.",
      "Set more than three lines in it.",
    ],
    title: ["Titles of cards and parts.", "Pair it with the size title.", "Set text in it."],
    control: [
      "Words on a button.",
      "Allow two lines: German has long words.",
      "Set a label above a field in it.",
    ],
    heading: [
      "Small headings in the font of the text.",
      "Pair it with bold.",
      "Use it in the display font.",
    ],
    caption: [
      "Below pictures, in short lines.",
      "Pair it with small text.",
      "Set paragraphs in it.",
    ],
    quote: ["Somebody's words in the display font.", "Set a quotation in it.", "Set a lead in it."],
    lead: ["The sentence below a title.", "Keep it to a few lines.", "Set a whole text in it."],
    body: [
      "What is read for long.",
      "It is what everything has by itself.",
      "Tighten it to save room.",
    ],
  },
  tracking: {
    display: [
      "Letters of a poster, nearer to each other.",
      "Pair it with the size display.",
      "Use it below the size heading: T touches v.",
    ],
    heading: [
      "Letters of a large heading.",
      "Pair it with the size heading.",
      "Use it in the font of the text.",
    ],
  },
  control: {
    small: [
      "The least that a finger hits.",
      "Take it for choices, round buttons, openers, and for each line of a menu.",
      "Go below it, not even for a cross in a corner.",
    ],
    field: [
      "One line to fill in.",
      "Give what stands beside it the same.",
      "Make a field lower than its button.",
    ],
    medium: [
      "The button that matters.",
      "Let it grow with its words.",
      "Set two of them above each other without air.",
    ],
  },
  layer: {
    behind: [
      "A picture below words of the same part.",
      "Isolate the part, so that it stays in it.",
      "Put what can be pressed here.",
    ],
    above: [
      "A link that covers its card.",
      "Keep it within a part that is positioned.",
      "Use it to mend an overlap.",
    ],
    menu: [
      "What hangs from the head.",
      "Let it close by Escape and a press elsewhere.",
      "Use it for content that the visitor has not opened.",
    ],
    notice: [
      "What concerns the page as a whole: it is on its way, a part of it was lost.",
      "Keep it to one line.",
      "Cover what is being read.",
    ],
    skip: [
      "The way past the head, when it has the focus.",
      "Leave it on top of all.",
      "Use it for anything else.",
    ],
  },
};

type Paces = { duration: typeof DURATION; easing: typeof EASING };

export const PACE_PURPOSES: Purposes<Paces> = {
  duration: {
    quick: [
      "Under a finger or a pointer.",
      "Answer each press with it.",
      "Let a visitor wait for its end.",
    ],
    calm: [
      "A pointer rests on it: the picture of a card comes nearer.",
      "Take it for what is seen from the corner of the eye.",
      "Let it move anything that is being read.",
    ],
    placeholder: [
      "A picture comes in on its tint; a card moves to its place.",
      "Use it once for each thing.",
      "Let words come in with it.",
    ],
    carousel: [
      "One step of a row.",
      "Keep it for steps that a visitor has asked for.",
      "Move a row by itself.",
    ],
    gallery: [
      "From one large picture to the next.",
      "Hand it to the gallery.",
      "Use it on the page.",
    ],
    slideShow: [
      "How long a picture stays while they follow each other.",
      "Offer pause beside it.",
      "Begin without being asked.",
    ],
    reflow: [
      "Cards go from their old places to their new ones.",
      "Move only what was in sight.",
      "Fade what stays.",
    ],
    breath: [
      "Once in and out, where something will be.",
      "Keep it to what stands in.",
      "Use it on words.",
    ],
    turn: [
      "Once around, while something is asked for.",
      "Say in words what is going on.",
      "Show it for less than a second's work.",
    ],
    travel: [
      "Once across the screen, while the next page is long in coming.",
      "Show it after a second.",
      "Add a second sign of the same.",
    ],
  },
  easing: {
    calm: [
      "Off at once and gently in.",
      "Take it for whatever answers a visitor.",
      "Use it for what goes on and on.",
    ],
    swing: [
      "To and fro.",
      "Pair it with breath and travel.",
      "Use it under a finger: it begins too late.",
    ],
    arrive: [
      "On its way already, it comes to rest.",
      "Move what changes its place.",
      "Use it for colours.",
    ],
    even: ["At one pace.", "Turn the ring with it.", "Move anything from place to place with it."],
  },
};
