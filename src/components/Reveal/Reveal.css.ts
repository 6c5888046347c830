import { style } from "@vanilla-extract/css";
import { duration } from "../../theme/motion.ts";
import { space } from "../../theme/units.ts";

const MOVING = "screen and (prefers-reduced-motion: no-preference)";

const MOVEMENT = ["opacity", "translate"]
  .map((property) => `${property} ${duration("placeholder")}`)
  .join(", ");

// Script sets the attribute, and only on what is not on the screen: without it all is visible.
export const reveal = style({
  blockSize: "100%",
  "@media": {
    [MOVING]: {
      selectors: {
        // Whoever comes by keyboard sees at once where they are.
        '&[data-reveal="waiting"]:not(:focus-within)': { opacity: 0, translate: `0 ${space(8)}` },
        '&[data-reveal="shown"]': { transition: MOVEMENT },
      },
    },
  },
});
