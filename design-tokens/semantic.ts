import { COLOUR } from "./primitives/colour.ts";
import { fade, over } from "./primitives/opacity.ts";

const { primary, tertiary, text, border, success, error, noted, neutral } = COLOUR;

/** Colour roles. Components use these names only, never raw colours. */
export const ROLES = {
  surface: {
    page: text[100],
    quiet: border[100],
    raised: tertiary[100],
    strong: primary[20],
    strongRaised: over(primary[30], 50, primary[20]),
    overlay: primary[10],
    /** Behind text on a picture. */
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
    onSelected: neutral[100],
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
  /** Two rings, one inside the other, so that one of them is visible on any background. */
  focus: { ring: tertiary[40], ringOnStrong: tertiary[100] },
} as const;

/** All colour roles. A theme provides a value for each. */
export type Roles = {
  [Group in keyof typeof ROLES]: Record<keyof (typeof ROLES)[Group], string>;
};
