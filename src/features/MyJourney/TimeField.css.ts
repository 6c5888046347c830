import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, control, fontWeight, radius, space, stroke } from "../../theme/contract.css.ts";
import { hover } from "../../theme/styles/hover.ts";

export const time = recipe({
  base: [
    {
      minBlockSize: control.small,
      padding: 0,
      border: 0,
      background: "none",
      fontVariantNumeric: "tabular-nums",
      cursor: "pointer",
      textAlign: "start",
    },
    hover({ textDecoration: "underline" }),
  ],
  variants: {
    isFixed: {
      true: { color: colour.text.accent, fontWeight: fontWeight.bold },
      false: { color: colour.text.quiet },
    },
  },
});

export const field = style({
  minBlockSize: control.small,
  maxInlineSize: "100%",
  paddingInline: space[1],
  border: `${stroke.fine} solid ${colour.border.control}`,
  borderRadius: radius.field,
  background: colour.surface.raised,
});
