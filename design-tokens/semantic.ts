import { COLOUR } from "./primitives/colour.ts";
import { fade, over } from "./primitives/opacity.ts";

const { primary, tertiary, text, border, success, error, noted, neutral } = COLOUR;

/** What a colour is for. Components know these names only. */
export const ROLES = {
  surface: {
    page: text[100],
    quiet: border[100],
    raised: tertiary[100],
    strong: primary[20],
    strongRaised: over(primary[30], 50, primary[20]),
    overlay: primary[10],
    /** On a picture, below words. */
    scrim: fade(primary[20], 90),
  },
  text: {
    body: text[20],
    quiet: text[30],
    accent: tertiary[40],
    onStrong: tertiary[100],
    onStrongQuiet: primary[90],
    onStrongAccent: tertiary[80],
    onAction: neutral[100],
  },
  border: {
    quiet: border[90],
    control: text[50],
    strong: primary[30],
    onStrong: primary[90],
  },
  action: { main: tertiary[50], mainHover: tertiary[40], selected: primary[30] },
  success: { surface: success[100], border: success[50], text: success[20] },
  error: { surface: error[100], border: error[50], text: error[20] },
  noted: { surface: noted[100], border: noted[50], text: noted[20] },
  /** Both are drawn, one in the other, so that one of them shows on any ground. */
  focus: { ring: tertiary[40], ringOnStrong: tertiary[100] },
} as const;

/** Every role with a colour of its own: what a theme has to fill in. */
export type Roles = {
  [Group in keyof typeof ROLES]: Record<keyof (typeof ROLES)[Group], string>;
};
