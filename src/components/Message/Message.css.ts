import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { space } from "../../theme/units.ts";

export const message = style({
  display: "grid",
  gap: space(3),
  padding: space(6),
  borderInlineStart: `${space(1)} solid ${colour.border.strong}`,
  background: colour.surface.quiet,
  maxInlineSize: "60ch",
});
