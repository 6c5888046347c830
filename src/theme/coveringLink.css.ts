import { style } from "@vanilla-extract/css";
import { cardRadius } from "./card.ts";
import { colour } from "./contract.css.ts";
import { hover } from "./hover.ts";
import { space, width } from "./units.ts";

/**
 * The link of a title in something that can be pressed as a whole, and is positioned: a screen reader
 * meets one link with the title as its name.
 */
export const coveringLink = style([
  {
    textDecoration: "none",
    "::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      // Above whatever in it has a place of its own, such as a line of facts.
      zIndex: 1,
      borderRadius: cardRadius,
    },
    ":focus-visible": { outline: "none", boxShadow: "none" },
    selectors: {
      "&:focus-visible::after": {
        outline: `${space(0.75)} solid ${colour.focus.ring}`,
        outlineOffset: space(0.75),
        boxShadow: `0 0 0 ${space(0.75)} ${colour.focus.ringOnStrong}`,
      },
    },
  },
  hover({ textDecoration: "underline", textDecorationThickness: width(2) }),
]);
