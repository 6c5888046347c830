import { style } from "@vanilla-extract/css";
import { colour, layer, radius, stroke } from "./contract.css.ts";
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
      zIndex: layer.above,
      borderRadius: radius.panel,
    },
    ":focus-visible": { outline: "none", boxShadow: "none" },
    selectors: {
      "&:focus-visible::after": {
        outline: `${stroke.broad} solid ${colour.focus.ring}`,
        outlineOffset: space(0.75),
        boxShadow: `0 0 0 ${stroke.broad} ${colour.focus.ringOnStrong}`,
      },
    },
  },
  hover({ textDecoration: "underline", textDecorationThickness: width(2) }),
]);
