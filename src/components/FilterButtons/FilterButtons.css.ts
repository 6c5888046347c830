import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, space, width } from "../../theme/units.ts";
import { withoutScript } from "../../theme/withoutScript.ts";

export const group = style([
  { display: "flex", flexWrap: "wrap", gap: space(2) },
  withoutScript({ display: "none" }),
]);

export const button = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: space(2),
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  minBlockSize: space(11),
  padding: `${space(2)} ${space(4)}`,
  border: `${width(1.5)} solid ${colour.border.control}`,
  borderRadius: space(25),
  background: "transparent",
  color: colour.text.body,
  font: "inherit",
  fontWeight: fontWeight.medium,
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: colour.action.selected,
      background: colour.action.selected,
      color: colour.text.onAction,
    },
  },
  "@media": {
    "(hover: hover)": {
      selectors: {
        '&[aria-pressed="false"]:hover': { background: colour.surface.quiet },
      },
    },
    "(forced-colors: active)": {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: "none",
          background: "SelectedItem",
          color: "SelectedItemText",
        },
      },
    },
  },
});

export const count = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular });
