import { globalStyle, style } from "@vanilla-extract/css";
import { colour, layer, radius, space } from "../../theme/contract.css.ts";

/** Above the link that covers the card, with a ground of its own on the picture. */
export const onCard = style({
  position: "absolute",
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  zIndex: layer.above,
  borderRadius: radius.pill,
  background: colour.surface.raised,
  color: colour.text.body,
});

/** The sign is filled as well: colour alone says nothing. */
export const kept = style({ color: colour.text.accent });
globalStyle(`${kept} svg`, { fill: "currentColor" });
