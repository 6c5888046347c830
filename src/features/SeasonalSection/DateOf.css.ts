import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  control,
  font,
  fontSize,
  fontWeight,
  layer,
  leading,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";

export const date = recipe({
  base: {
    display: "grid",
    justifyItems: "center",
    minInlineSize: control.medium,
    padding: `${space[1.5]} ${space[2]}`,
    border: `${stroke.hair} solid ${colour.border.quiet}`,
    borderRadius: radius.field,
    background: colour.surface.page,
    color: colour.text.body,
    lineHeight: leading.caption,
  },
  variants: {
    place: {
      picture: {
        position: "absolute",
        insetBlockStart: space[3],
        insetInlineStart: space[3],
        zIndex: layer.above,
        pointerEvents: "none",
      },
      text: {},
    },
  },
});

export const number = style({
  fontFamily: font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const month = style({ fontSize: fontSize.small, fontWeight: fontWeight.bold });
