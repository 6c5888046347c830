import { COLOUR } from "./primitives/colour.ts";
import type { Easing } from "./primitives/motion.ts";
import { fade } from "./primitives/opacity.ts";
import type { Roles } from "./semantic.ts";
import { SHAPE, type Shape } from "./shape.ts";

const grey = COLOUR.neutral;

/** No colour at all: whatever still has one under this theme did not take it from a role. */
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
  },
  border: { quiet: grey[80], control: grey[50], strong: grey[30], onStrong: grey[80] },
  action: { main: grey[40], mainHover: grey[30], selected: grey[30] },
  success: { surface: grey[90], border: grey[40], text: grey[10] },
  error: { surface: grey[90], border: grey[40], text: grey[10] },
  noted: { surface: grey[90], border: grey[40], text: grey[10] },
  focus: { ring: grey[30], ringOnStrong: grey[100] },
};

/** Square, thin and of one rhythm: whatever still has a shape of its own did not take it from a role. */
export const WIREFRAME_SHAPE: Shape = {
  radius: { field: 0, panel: 0, pill: 0 },
  // The ring of what has the focus stays: whoever works with the keys needs it here too.
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
  // What lies on what is no matter of taste.
  layer: SHAPE.layer,
};

const EVEN: Easing["even"] = [0, 0, 1, 1];

/** Whatever still speeds up and slows down does not take its pace from a role. */
export const WIREFRAME_EASING: Easing = { calm: EVEN, swing: EVEN, arrive: EVEN, even: EVEN };
