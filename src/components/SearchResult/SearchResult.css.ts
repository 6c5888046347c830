import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { hover } from "../../theme/hover.ts";
import { whole } from "../../theme/paper.css.ts";
import { fontWeight, from, space, width } from "../../theme/units.ts";

const radius = space(1.5);

export const result = style([
  whole,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: `min(${space(24)}, 28%) minmax(0, 1fr)`,
    alignItems: "start",
    gap: space(4),
    "@media": {
      [from(768)]: { gridTemplateColumns: `${space(45)} minmax(0, 1fr)`, gap: space(6) },
    },
  },
]);

/** A page without a picture has a sign in its place. */
export const picture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  aspectRatio: "3/2",
  borderRadius: radius,
  background: colour.surface.quiet,
  color: colour.border.strong,
});

globalStyle(`${picture} > svg`, { justifySelf: "center" });

export const words = style({
  display: "grid",
  gap: space(1),
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
});

// The whole result can be pressed, yet a screen reader meets one link with the title as its name.
export const link = style([
  {
    textDecoration: "none",
    "::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius },
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

export const match = style({
  borderBlockEnd: `${width(2)} solid ${colour.noted.border}`,
  background: colour.noted.surface,
  color: colour.noted.text,
  fontWeight: fontWeight.medium,
});
