import type { Roles } from "../../design-tokens/semantic.ts";
import type { Purposes } from "./purpose.ts";

export const COLOUR_PURPOSES: Purposes<Roles> = {
  surface: {
    page: [
      "The paper that everything is printed on.",
      "Leave most of a page in it.",
      "Lay a second paper beside it for variety.",
    ],
    quiet: [
      "Sand: a band or a box that steps back from the paper, and what a pointer rests on.",
      "Set one band of a page apart, or something that waits: a picture on its way, an empty list.",
      "Put it on itself; two sands side by side have no edge.",
    ],
    raised: [
      "Cream, lighter than the paper: what lies above the page or can be written on.",
      "Take it for fields, menus and buttons on pictures.",
      "Raise what only informs.",
    ],
    strong: [
      "Night: the one dark band of a page, its foot, and the ground below a hero picture.",
      "Use the class strongGround, which turns the quiet roles to their light counterparts.",
      "Set two dark bands on one page.",
    ],
    strongRaised: [
      "A card on the dark band, and the quiet ground there.",
      "Let a card stand on it whole, picture and words.",
      "Use it outside the dark band.",
    ],
    overlay: [
      "The darkest: behind pictures that fill the screen.",
      "Let it be the ground of the gallery and its bar.",
      "Let the page shine through; pictures want calm.",
    ],
    scrim: [
      "A veil on a picture, below words.",
      "Let it end where the words do, so that the picture keeps its light.",
      "Lay it over a whole picture.",
    ],
  },
  text: {
    body: [
      "Ink: what is read.",
      "Take it for running text, titles and the values of a form.",
      "Set it on the dark band; onStrong is its counterpart.",
    ],
    quiet: [
      "What is said second: leads, captions, hints, counts.",
      "Let it stand next to something in ink.",
      "Make it fainter still by opacity.",
    ],
    accent: [
      "One word that should be seen first.",
      "Take it for the first fact of a card, for marks and bullets.",
      "Colour a sentence with it: orange is for doing.",
    ],
    onStrong: [
      "What is read on the dark band.",
      "Use it on surface.strong, strongRaised, overlay and on action.selected.",
      "Put it on paper: it is paper.",
    ],
    onStrongQuiet: [
      "What is said second on the dark band.",
      "Ask for text.quiet; strongGround hands this out.",
      "Name it in a component that may stand on both grounds.",
    ],
    onStrongAccent: [
      "Apricot: the accent that can be read on the dark band.",
      "Ask for text.accent on a dark ground; name it only where the ground is always dark.",
      "Fill anything with it.",
    ],
    onAction: [
      "White, for words on orange and on what is chosen.",
      "Keep it with the fills of action.",
      "Print it on pictures; onStrong is warmer.",
    ],
  },
  border: {
    quiet: [
      "A hairline between things that belong together.",
      "Separate rows, frame a note.",
      "Draw the edge of a control with it: it has not the contrast of one.",
    ],
    control: [
      "The edge of what can be filled in, chosen or opened.",
      "Draw it with stroke.fine around fields and choices, with stroke.hair around menus.",
      "Frame what cannot be used.",
    ],
    strong: [
      "A line that carries meaning: a quotation, a way through the day.",
      "Pair it with stroke.strong or heavy.",
      "Use it as decoration.",
    ],
    onStrong: [
      "Lines on the dark band.",
      "Ask for border.quiet or border.strong; strongGround hands this out.",
      "Use it on paper, where it nearly vanishes.",
    ],
  },
  action: {
    main: [
      "Orange: the one thing to do here.",
      "Fill the main button with it, one in sight.",
      "Colour headings, icons or days with it.",
    ],
    mainHover: ["The same under a pointer.", "Leave it to hover().", "Show it at rest."],
    selected: [
      "Teal: what is chosen.",
      "Fill a pressed choice, tick a box, mark a selection.",
      "Fill a button with it that does something.",
    ],
  },
  success: {
    surface: ["The ground of good news.", "Keep it in a Message.", "Make a whole band of it."],
    border: ["Its edge.", "Let it frame the ground of its own kind.", "Use it as a green line."],
    text: [
      "Its words.",
      "Say what has happened in them.",
      "Say it by colour alone: the sign and the words say the same.",
    ],
  },
  error: {
    surface: [
      "The ground of what went wrong.",
      "Keep it in a Message or above a form.",
      "Fill a field with it.",
    ],
    border: [
      "Its edge, and that of a field that has to be looked at.",
      "Thicken the first edge of the field too, for those who see no red.",
      "Frame a field before it was sent.",
    ],
    text: [
      "What is wrong and how to mend it.",
      "Put it below its field.",
      "Mark what must be filled in with it.",
    ],
  },
  noted: {
    surface: [
      "The ground of something to know.",
      "Mark a found word, say what is different today.",
      "Use it for what can be done wrong.",
    ],
    border: ["Its edge.", "Underline a found word with it.", "Use it as a yellow line."],
    text: ["Its words.", "Keep them on the ground of their own kind.", "Use it as brown ink."],
  },
  focus: {
    ring: [
      "The outer of two rings around what has the focus.",
      "Leave it to the style of :focus-visible; a part that covers another draws both rings itself.",
      "Replace it by a change of ground.",
    ],
    ringOnStrong: [
      "The inner ring, between the part and the other: on a dark ground and on pictures it shows.",
      "Draw it together with the other.",
      "Choose one of them by the ground: a picture's brightness is unknown.",
    ],
  },
};
