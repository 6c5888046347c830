import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../../theme/contract.css.ts";
import { space, width } from "../../theme/units.ts";

export const button = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: space(11),
    blockSize: space(11),
    padding: 0,
    border: `${width(2)} solid transparent`,
    borderRadius: "50%",
    cursor: "pointer",
    selectors: { '&[aria-pressed="true"]': { borderColor: "currentColor" } },
  },
  variants: {
    tone: {
      plain: {
        background: "none",
        ":hover": { background: "color-mix(in srgb, currentColor 12%, transparent)" },
      },
      raised: {
        background: colour.surface.raised,
        color: colour.text.body,
        ":hover": { background: colour.surface.quiet },
      },
    },
  },
});
