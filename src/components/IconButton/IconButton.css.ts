import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, control, radius, stroke } from "../../theme/contract.css.ts";
import { hover } from "../../theme/hover.ts";

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
    selectors: { '&[aria-pressed="true"]': { borderColor: "currentColor" } },
  },
  variants: {
    tone: {
      plain: [
        { background: "none" },
        hover({ background: "color-mix(in srgb, currentColor 12%, transparent)" }),
      ],
      // On its own, where nothing else says that it can be pressed.
      ringed: [
        { background: "none", borderColor: "currentColor" },
        hover({ background: "color-mix(in srgb, currentColor 12%, transparent)" }),
      ],
      raised: [
        { background: colour.surface.raised, color: colour.text.body },
        // Mixed, because a quiet surface may mean another one where the button stands.
        hover({ background: `color-mix(in srgb, currentColor 15%, ${colour.surface.raised})` }),
      ],
    },
  },
});

// Seen to be there, and that it does nothing now.
globalStyle(`${button.classNames.base}[aria-disabled=true]`, { cursor: "default" });
globalStyle(`${button.classNames.base}[aria-disabled=true] > svg`, { opacity: 0.65 });
