import type { DURATION, EASING, SCRIPT_DURATION } from "../../design-tokens/primitives/motion.ts";
import type { Shape } from "../../design-tokens/shape.ts";
import type { Purposes } from "./purpose.ts";

export const SHAPE_PURPOSES: Purposes<Shape> = {
  radius: {
    field: [
      "The radius of fields, pictures and other small items.",
      "Use it for fields, pictures, and items within a panel.",
      "Use it for a picture that fills its card to the edge.",
    ],
    panel: [
      "The radius of containers.",
      "Use it for cards, messages and menus.",
      "Use it inside another panel: the inner radius is smaller.",
    ],
    pill: [
      "The radius of clickable controls.",
      "Use it for buttons, filter options and rings.",
      "Use it for static information: it would look clickable.",
    ],
    round: [
      "The radius of what is round by its meaning.",
      "Use it for radio buttons, which are squares in no theme.",
      "Use it for buttons: a theme may want corners there.",
    ],
  },
  stroke: {
    hair: [
      "A thin, subtle line.",
      "Use it between rows and around menus.",
      "Use it as the only border of a field.",
    ],
    fine: [
      "The border of fields, options and menu buttons.",
      "Use it with border.control.",
      "Mix it with stroke.strong in one row of controls.",
    ],
    strong: [
      "The border of buttons, messages and step markers.",
      "Use a transparent border on filled buttons, so that it shows in forced-colours mode.",
      "Use it around cards.",
    ],
    broad: [
      "The width of each of the two focus rings.",
      "Rely on the global :focus-visible style.",
      "Use it for elements without focus.",
    ],
    heavy: [
      "The line beside a quotation.",
      "Use it on the start side only.",
      "Use it as a full border.",
    ],
    alarm: [
      "The start border of an invalid field.",
      "Add an error message below the field too.",
      "Use it on valid fields.",
    ],
  },
  leading: {
    display: [
      "The line height of the largest titles.",
      "Use it for large display type, with tight lines.",
      "Use it for more than three lines.",
    ],
    title: [
      "The line height of titles of cards and sections.",
      "Use it with the size title.",
      "Use it for running text.",
    ],
    control: [
      "The line height of button labels.",
      "Allow for two lines: German has long words.",
      "Use it for a label above a field.",
    ],
    heading: [
      "The line height of small headings in the body font.",
      "Use it with bold.",
      "Use it with the display font.",
    ],
    caption: ["The line height of captions.", "Use it with small text.", "Use it for paragraphs."],
    quote: [
      "The line height of quotations in the display font.",
      "Use it for quotations.",
      "Use it for leads.",
    ],
    lead: [
      "The line height of the lead below a title.",
      "Use it for a few lines only.",
      "Use it for running text.",
    ],
    body: [
      "The line height of running text.",
      "Rely on it: it is the default.",
      "Reduce it to save space.",
    ],
  },
  tracking: {
    display: [
      "Tighter letter spacing for the largest titles.",
      "Use it with the size display.",
      "Use it below the size heading: letters such as T and v touch.",
    ],
    heading: [
      "Tighter letter spacing for large headings.",
      "Use it with the size heading.",
      "Use it with the body font.",
    ],
  },
  control: {
    small: [
      "The minimum size of a touch target.",
      "Use it for options, round buttons, menu buttons and menu items.",
      "Make any target smaller, even a close button.",
    ],
    field: [
      "The minimum height of a text field.",
      "Use the same height for controls beside the field.",
      "Make a field lower than its button.",
    ],
    medium: [
      "The minimum height of a main button.",
      "Let it grow with its label.",
      "Stack two of them without space between them.",
    ],
  },
  layer: {
    behind: [
      "A picture behind the text of the same component.",
      "Set isolation on the component, so that the picture stays inside it.",
      "Use it for clickable elements.",
    ],
    above: [
      "A link that covers its card.",
      "Use it within a positioned element.",
      "Use it to fix an unwanted overlap.",
    ],
    menu: [
      "Menus that open from the header.",
      "Let them close on Escape and on a click outside.",
      "Use it for content that the visitor has not opened.",
    ],
    notice: [
      "Notices about the whole page: it is loading, or part of it failed to load.",
      "Use one line only.",
      "Cover the content that the visitor is reading.",
    ],
    skip: [
      "The skip link, when it has the focus.",
      "Leave it above everything else.",
      "Use it for anything else.",
    ],
  },
};

type Paces = { duration: typeof DURATION & typeof SCRIPT_DURATION; easing: typeof EASING };

export const PACE_PURPOSES: Purposes<Paces> = {
  duration: {
    quick: [
      "Direct feedback to a click, tap or hover.",
      "Use it for every click.",
      "Make a visitor wait for it to end.",
    ],
    calm: [
      "Hover effects on large areas, such as the zoom of a card's picture.",
      "Use it for subtle effects.",
      "Use it to move text.",
    ],
    placeholder: [
      "A picture fades in over its placeholder; a card slides into place.",
      "Use it once per element.",
      "Use it to fade in text.",
    ],
    carousel: [
      "One step of a carousel.",
      "Use it for steps that the visitor starts.",
      "Use it for automatic movement.",
    ],
    gallery: [
      "The change from one picture of the gallery to the next.",
      "Pass it to the gallery.",
      "Use it elsewhere on the page.",
    ],
    slideShow: [
      "How long the slide show displays each picture.",
      "Add a pause button.",
      "Start automatically.",
    ],
    reflow: [
      "Cards move from their old to their new places.",
      "Move only cards that were visible.",
      "Fade cards that stay.",
    ],
    breath: ["One pulse of a skeleton.", "Use it for placeholders only.", "Use it on text."],
    turn: [
      "One turn of a spinner.",
      "Say in words what is loading.",
      "Show a spinner for less than a second.",
    ],
    travel: [
      "One pass of the loading bar across the screen, when the next page takes long to load.",
      "Show it only after a second.",
      "Add a second loading indicator.",
    ],
  },
  easing: {
    calm: [
      "A fast start and a soft end.",
      "Use it for responses to a visitor's action.",
      "Use it for endless animations.",
    ],
    swing: [
      "A slow start and a slow end, for back-and-forth movement.",
      "Use it with breath and travel.",
      "Use it for direct feedback: it starts too slowly.",
    ],
    arrive: [
      "Starts at speed and slows to a stop.",
      "Use it for elements that change their place.",
      "Use it for colours.",
    ],
    even: [
      "A constant speed.",
      "Use it for the spinner.",
      "Use it to move elements from place to place.",
    ],
  },
};
