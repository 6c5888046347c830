import type { Roles } from "../../design-tokens/semantic.ts";
import type { Purposes } from "./purpose.ts";

export const COLOUR_PURPOSES: Purposes<Roles> = {
  surface: {
    page: [
      "The paper-coloured background of the page.",
      "Use it for most of a page.",
      "Add a second paper colour for variety.",
    ],
    quiet: [
      "Sand: the background of secondary bands and boxes, and of hovered items.",
      "Use it for one band of a page, and for placeholders: a loading picture, an empty list.",
      "Nest it: two sand surfaces have no visible edge between them.",
    ],
    raised: [
      "Cream, lighter than the page: the background of layers above the page and of inputs.",
      "Use it for fields, menus and buttons on pictures.",
      "Use it for static information.",
    ],
    strong: [
      "Night: the background of the dark band, of the footer, and below a hero picture.",
      "Use the class strongGround, which changes the quiet roles to their light counterparts.",
      "Use two dark bands on one page.",
    ],
    strongRaised: [
      "The background of cards on the dark band, and the quiet background there.",
      "Use it for a whole card, picture and text.",
      "Use it outside the dark band.",
    ],
    overlay: [
      "The darkest colour: the backdrop of full-screen pictures.",
      "Use it for the gallery and its toolbar.",
      "Make it transparent: pictures need a calm background.",
    ],
    scrim: [
      "A translucent layer between a picture and the text on it.",
      "End it where the text ends, so that the rest of the picture stays bright.",
      "Cover a whole picture with it.",
    ],
  },
  text: {
    body: [
      "The colour of primary text.",
      "Use it for running text, titles and field values.",
      "Use it on the dark band; use onStrong there.",
    ],
    quiet: [
      "The colour of secondary text: leads, captions, hints, counts.",
      "Use it next to primary text.",
      "Reduce its opacity.",
    ],
    accent: [
      "The colour of a short highlight.",
      "Use it for the first fact of a card, for markers and bullets.",
      "Use it for whole sentences: orange is mainly for actions.",
    ],
    onStrong: [
      "The colour of primary text on the dark band.",
      "Use it on surface.strong, strongRaised and overlay.",
      "Use it on light backgrounds: it has almost no contrast there.",
    ],
    onStrongQuiet: [
      "The colour of secondary text on the dark band.",
      "Use text.quiet in components; strongGround sets it to this colour.",
      "Name it in a component that is used on light and dark backgrounds.",
    ],
    onStrongAccent: [
      "Apricot: the accent colour on the dark band.",
      "Use text.accent in components; name this role only on backgrounds that are always dark.",
      "Use it as a background.",
    ],
    onAction: [
      "The colour of text on main buttons: white by day, night in the evening.",
      "Use it on action.main and its hover only.",
      "Use it on pictures; use onStrong there, which is light in every theme.",
    ],
    onSelected: [
      "The colour of text on what is selected.",
      "Use it on action.selected only.",
      "Use it on main buttons; in the evening they have another ground.",
    ],
  },
  border: {
    quiet: [
      "A thin line between related items.",
      "Use it between rows and around notes.",
      "Use it as the border of a control: its contrast is too low.",
    ],
    control: [
      "The border of inputs, options and menu buttons.",
      "Use it with stroke.fine on fields and options, with stroke.hair on menus.",
      "Use it around static content.",
    ],
    strong: [
      "A line with a meaning: beside a quotation, between the steps of a program.",
      "Use it with stroke.strong or stroke.heavy.",
      "Use it as decoration.",
    ],
    onStrong: [
      "The colour of lines on the dark band.",
      "Use border.quiet or border.strong in components; strongGround sets them to this colour.",
      "Use it on light backgrounds, where it is hard to see.",
    ],
  },
  action: {
    main: [
      "Orange: the main action.",
      "Use it for the main button, with one visible at a time.",
      "Use it for headings, icons or dates.",
    ],
    mainHover: ["The main action on hover.", "Apply it with hover().", "Use it without hover."],
    selected: [
      "Teal: the selected state.",
      "Use it for selected filters, checked boxes and text selection.",
      "Use it for a button that starts an action.",
    ],
  },
  success: {
    surface: [
      "The background of a success message.",
      "Use it in a Message.",
      "Use it for a whole band.",
    ],
    border: [
      "The border of a success message.",
      "Use it with the success background.",
      "Use it as a green line elsewhere.",
    ],
    text: [
      "The text of a success message.",
      "Say what has happened.",
      "Rely on the colour: icon and text must say the same.",
    ],
  },
  error: {
    surface: [
      "The background of an error message.",
      "Use it in a Message or above a form.",
      "Use it as the background of a field.",
    ],
    border: [
      "The border of an error message and of an invalid field.",
      "Make the start border of the field thicker too, for visitors who do not see red.",
      "Use it before the form is submitted.",
    ],
    text: [
      "The text of an error: what is wrong and how to fix it.",
      "Place it below its field.",
      "Use it to mark required fields.",
    ],
  },
  noted: {
    surface: [
      "The background of a notice or a highlight.",
      "Use it for search highlights and for temporary changes.",
      "Use it for errors.",
    ],
    border: [
      "The border of a notice or a highlight.",
      "Use it to underline a highlighted search term.",
      "Use it as a yellow line elsewhere.",
    ],
    text: [
      "The text of a notice or a highlight.",
      "Use it on the noted background.",
      "Use it as a brown text colour elsewhere.",
    ],
  },
  focus: {
    ring: [
      "The outer of the two focus rings.",
      "Rely on the global :focus-visible style; only a covering link draws both rings itself.",
      "Replace it with a change of background.",
    ],
    ringOnStrong: [
      "The inner of the two focus rings: visible on dark backgrounds and on pictures.",
      "Use it together with the outer ring.",
      "Use only one ring: the brightness of a picture is unknown.",
    ],
  },
};
