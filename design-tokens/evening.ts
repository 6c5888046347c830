import { COLOUR } from "./primitives/colour.ts";
import { fade, over } from "./primitives/opacity.ts";
import type { Roles } from "./semantic.ts";

const { primary, tertiary, text, border, success, error, noted } = COLOUR;

/**
 * The same roles after sunset: night for the page, sand for text, orange with dark letters for actions. Every pair has the
 * contrast that it has by day (pairs.ts).
 */
export const EVENING_ROLES: Roles = {
  surface: {
    page: primary[10],
    quiet: over(primary[20], 50, primary[10]),
    raised: over(primary[20], 70, primary[10]),
    strong: primary[20],
    strongRaised: over(primary[30], 50, primary[20]),
    overlay: primary[0],
    scrim: fade(primary[10], 90),
  },
  text: {
    body: border[100],
    quiet: text[90],
    accent: tertiary[80],
    onStrong: tertiary[100],
    onStrongQuiet: primary[90],
    onStrongAccent: tertiary[80],
    onAction: primary[0],
    onSelected: primary[0],
  },
  border: {
    quiet: primary[30],
    control: text[60],
    strong: primary[60],
    onStrong: primary[90],
  },
  action: { main: tertiary[60], mainHover: tertiary[70], selected: primary[80] },
  success: { surface: success[10], border: success[60], text: success[90] },
  error: { surface: error[10], border: error[60], text: error[90] },
  noted: { surface: noted[10], border: noted[60], text: noted[90] },
  /** The middle one of three: it differs from dark grounds as well as from the light ring around it. */
  focus: { ring: tertiary[60], ringOnStrong: tertiary[100] },
};
