import { COLOUR } from "./primitives/colour.ts";
import type { Easing } from "./primitives/motion.ts";
import { fade } from "./primitives/opacity.ts";
import type { Roles } from "./semantic.ts";
import { SHAPE, type Shape } from "./shape.ts";

const grey = COLOUR.neutral;

/** Greys only. Anything that still has a colour under this theme does not use a colour role. */
export const WIREFRAME_ROLES: Roles = {
  surface: {
    page: grey[100],
    quiet: grey[90],
    raised: grey[100],
    strong: grey[10],
    strongRaised: grey[20],
    overlay: grey[0],
    scrim: fade(grey[10], 90),
  },
  text: {
    body: grey[10],
    quiet: grey[20],
    accent: grey[30],
    onStrong: grey[100],
    onStrongQuiet: grey[90],
    onStrongAccent: grey[80],
    onAction: grey[100],
    onSelected: grey[100],
  },
  border: { quiet: grey[80], control: grey[50], strong: grey[30], onStrong: grey[80] },
  action: { main: grey[40], mainHover: grey[30], selected: grey[30] },
  success: { surface: grey[90], border: grey[40], text: grey[10] },
  error: { surface: grey[90], border: grey[40], text: grey[10] },
  noted: { surface: grey[90], border: grey[40], text: grey[10] },
  focus: { ring: grey[30], ringOnStrong: grey[100] },
};

/**
 * No corners, thin lines, one line height. Anything that still differs does not use a shape role.
 */
export const WIREFRAME_SHAPE: Shape = {
  // A square radio button would be a checkbox.
  radius: { field: 0, panel: 0, pill: 0, round: SHAPE.radius.round },
  // The focus ring stays as wide as on the site: keyboard users need it here too.
  stroke: { hair: 1, fine: 1, strong: 1, broad: SHAPE.stroke.broad, heavy: 1, alarm: 1 },
  leading: {
    display: 1.4,
    title: 1.4,
    control: 1.4,
    heading: 1.4,
    caption: 1.4,
    quote: 1.4,
    lead: 1.4,
    body: 1.4,
  },
  tracking: { display: 0, heading: 0 },
  control: { small: 48, field: 48, medium: 48 },
  // Stacking order is not a matter of style.
  layer: SHAPE.layer,
};

const EVEN: Easing["even"] = [0, 0, 1, 1];

/** Constant speed everywhere. Movement that still accelerates does not use an easing role. */
export const WIREFRAME_EASING: Easing = { calm: EVEN, swing: EVEN, arrive: EVEN, even: EVEN };
