import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
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
import { width } from "../../theme/units.ts";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[1.5],
  overflowWrap: "anywhere",
});

/** Within a sentence, which wraps around it. */
export const inline = style({
  display: "inline-block",
  maxInlineSize: "100%",
  verticalAlign: "middle",
  lineHeight: leading.body,
});

export const label = style({ fontWeight: fontWeight.bold });

export const optional = style({ fontWeight: fontWeight.regular, color: colour.text.quiet });

export const description = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const box = recipe({
  base: {
    minBlockSize: control.field,
    padding: `${space[3]} ${space[3]}`,
    border: `${stroke.fine} solid ${colour.border.control}`,
    borderRadius: radius.field,
    background: colour.surface.raised,
    color: colour.text.body,
    font: "inherit",
    maxInlineSize: "100%",
    selectors: {
      '&[aria-invalid="true"]': {
        borderColor: colour.error.border,
        borderInlineStartWidth: stroke.alarm,
      },
    },
  },
  variants: {
    kind: {
      full: { inlineSize: "100%" },
      short: { inlineSize: width(192) },
      // As wide as the day in it, and no taller than the buttons of a NumberStepper.
      inline: {
        minBlockSize: control.small,
        paddingBlock: space[1],
        fontWeight: fontWeight.medium,
      },
      tall: {
        inlineSize: "100%",
        minBlockSize: width(160),
        resize: "vertical",
        lineHeight: leading.body,
      },
    },
  },
});

export const error = style({ fontWeight: fontWeight.medium, color: colour.error.text });
