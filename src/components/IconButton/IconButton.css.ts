import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, control, radius, stroke } from "../../theme/contract.css.ts";
import { hover, VEIL } from "../../theme/styles/hover.ts";

export const button = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: control.small,
    blockSize: control.small,
    padding: 0,
    border: `${stroke.strong} solid transparent`,
    borderRadius: radius.pill,
    cursor: "pointer",
    // Two lines, so that it differs from a ring, on any ground and in forced colours.
    selectors: { '&[aria-pressed="true"]': { border: `${stroke.alarm} double` } },
  },
  variants: {
    tone: {
      plain: [{ background: "none" }, hover({ background: VEIL })],
      // A button on its own: the ring shows that it can be clicked.
      ringed: [{ background: "none", borderColor: "currentColor" }, hover({ background: VEIL })],
      raised: [
        { background: colour.surface.raised, color: colour.text.body },
        // Not surface.quiet: a dark background redefines that role.
        hover({ background: `color-mix(in srgb, currentColor 15%, ${colour.surface.raised})` }),
      ],
    },
  },
});

// Still visible, but clearly inactive.
globalStyle(`${button.classNames.base}[aria-disabled=true]`, { cursor: "default" });
globalStyle(`${button.classNames.base}[aria-disabled=true] > svg`, { opacity: 0.65 });
