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
import { hover } from "../../theme/styles/hover.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";

/** Hidden without script and in print, where a choice would have no effect. */
export const frame = recipe({
  base: [{ display: "flex", gap: space[2], maxInlineSize: "100%" }, withScript, notOnPaper],
  variants: {
    label: {
      above: { flexDirection: "column", alignItems: "start" },
      beside: { flexWrap: "wrap", alignItems: "center" },
      // Within a sentence, which wraps around it.
      hidden: {
        display: "inline-block",
        verticalAlign: "middle",
        lineHeight: leading.body,
      },
    },
  },
});

export const label = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  color: colour.text.quiet,
});

export const box = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  maxInlineSize: "100%",
});

export const select = style([
  {
    gridArea: "1 / 1",
    appearance: "none",
    minBlockSize: control.small,
    paddingBlock: space[1],
    paddingInline: `${space[4]} ${space[10]}`,
    border: `${stroke.fine} solid ${colour.border.control}`,
    borderRadius: radius.pill,
    background: colour.surface.raised,
    color: colour.text.body,
    font: "inherit",
    fontWeight: fontWeight.medium,
    textOverflow: "ellipsis",
    cursor: "pointer",
    maxInlineSize: "100%",
    selectors: {
      '&[aria-invalid="true"]': {
        borderColor: colour.error.border,
        borderInlineStartWidth: stroke.alarm,
      },
    },
  },
  hover({ background: colour.surface.quiet }),
]);

export const icon = style({
  gridArea: "1 / 1",
  justifySelf: "end",
  display: "flex",
  marginInlineEnd: space[4],
  fontSize: fontSize.small,
  pointerEvents: "none",
});
