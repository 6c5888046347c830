import { globalStyle, style } from "@vanilla-extract/css";
import { colour, fontWeight, radius, space, stroke } from "../../theme/contract.css.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { from, width } from "../../theme/units.ts";

export const result = style([
  whole,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: `min(${width(96)}, 28%) minmax(0, 1fr)`,
    alignItems: "start",
    gap: space[4],
    "@media": {
      [from(768)]: { gridTemplateColumns: `${width(180)} minmax(0, 1fr)`, gap: space[6] },
    },
  },
]);

/** Frame for the picture, or for an icon if the page has no picture. */
export const picture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  aspectRatio: "3/2",
  borderRadius: radius.field,
  background: colour.surface.quiet,
  color: colour.border.strong,
});

globalStyle(`${picture} > svg`, { justifySelf: "center" });

export const words = style({
  display: "grid",
  gap: space[1],
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
});

export const match = style({
  borderBlockEnd: `${stroke.strong} solid ${colour.noted.border}`,
  background: colour.noted.surface,
  color: colour.noted.text,
  fontWeight: fontWeight.medium,
});
