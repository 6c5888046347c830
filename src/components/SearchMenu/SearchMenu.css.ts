import { style } from "@vanilla-extract/css";
import { colour, layer, radius, space, stroke } from "../../theme/contract.css.ts";
import { hanging, wholeHead } from "../../theme/siteHead.ts";
import { dropIn } from "../../theme/styles/dropIn.css.ts";
import { width } from "../../theme/units.ts";

/** On a small screen the panel is positioned by the site header, so it can take the full width. */
export const menu = style({
  "@container": { [wholeHead]: { position: "relative" } },
  "@media": { print: { display: "none" } },
});

export const panel = style({
  ...hanging,
  zIndex: layer.menu,
  insetBlockStart: `calc(100% + ${space[2]})`,
  padding: space[4],
  border: `${stroke.hair} solid ${colour.border.control}`,
  borderRadius: radius.panel,
  background: colour.surface.raised,
  color: colour.text.body,
  animation: dropIn,
  "@container": { [wholeHead]: { inlineSize: width(400) } },
});
