import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  fontSize,
  fontWeight,
  leading,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";

const coloured = (role: { surface: string; border: string; text: string }) => ({
  background: role.surface,
  borderColor: role.border,
  color: role.text,
});

// With square corners: what is round can be pressed, or is a topic.
export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space[1.5],
    maxInlineSize: "100%",
    paddingBlock: space[0.5],
    paddingInline: space[2],
    border: `${stroke.fine} solid`,
    borderRadius: radius.field,
    fontSize: fontSize.small,
    fontWeight: fontWeight.bold,
    lineHeight: leading.caption,
    verticalAlign: "middle",
  },
  variants: {
    tone: {
      neutral: { background: colour.surface.quiet, borderColor: colour.border.quiet },
      good: coloured(colour.success),
      scarce: coloured(colour.noted),
      alarm: coloured(colour.error),
    },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });
