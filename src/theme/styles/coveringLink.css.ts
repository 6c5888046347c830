import { style } from "@vanilla-extract/css";
import { layer, radius } from "../contract.css.ts";
import { width } from "../units.ts";
import { focusRing } from "./focusRing.ts";
import { hover } from "./hover.ts";

/**
 * The title link of a clickable card. It covers the whole card (which must be positioned), and a
 * screen reader finds one link named by the title.
 */
export const coveringLink = style([
  {
    textDecoration: "none",
    "::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      // Above positioned content of the card, such as a line of facts.
      zIndex: layer.above,
      borderRadius: radius.panel,
    },
    ":focus-visible": { outline: "none", boxShadow: "none" },
    selectors: {
      "&:focus-visible::after": focusRing,
    },
  },
  hover({ textDecoration: "underline", textDecorationThickness: width(2) }),
]);
