import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  leading,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { hover, VEIL } from "../../theme/styles/hover.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  maxInlineSize: "100%",
  paddingBlock: space[1],
  borderRadius: radius.pill,
  lineHeight: leading.caption,
  verticalAlign: "middle",
});

export const plain = style([
  base,
  {
    paddingInline: space[3],
    border: `${stroke.hair} solid ${colour.border.quiet}`,
    fontSize: fontSize.small,
  },
]);

export const linked = style([
  base,
  {
    minBlockSize: control.small,
    paddingInline: space[4],
    // In the colour of the text, which is visible on every ground.
    border: `${stroke.fine} solid currentColor`,
    fontWeight: fontWeight.medium,
    textDecoration: "none",
  },
  hover({ background: VEIL }),
]);

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });
