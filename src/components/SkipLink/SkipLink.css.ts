import { style } from "@vanilla-extract/css";
import { colour, fontWeight, layer, radius, space } from "../../theme/contract.css.ts";

/** Hidden above the page until it has the focus. */
export const link = style({
  position: "absolute",
  insetInlineStart: space[4],
  insetBlockStart: space[4],
  zIndex: layer.skip,
  padding: `${space[3]} ${space[6]}`,
  borderRadius: radius.field,
  background: colour.surface.raised,
  color: colour.text.body,
  fontWeight: fontWeight.bold,
  selectors: { "&:not(:focus, :active)": { translate: "0 -200%" } },
});
