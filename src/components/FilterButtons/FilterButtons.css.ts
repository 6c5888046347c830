import { style } from "@vanilla-extract/css";
import { colour, control, radius, stroke } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, space } from "../../theme/units.ts";
import { withoutScript } from "../../theme/withoutScript.ts";

export const group = style([
  { display: "flex", flexWrap: "wrap", gap: space(2) },
  withoutScript({ display: "none" }),
]);

const CHOSEN = ':is([aria-pressed="true"], [aria-current="page"])';

/** A choice, be it a button or, without script, a link to a page. */
export const pill = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: space(2),
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  minBlockSize: control.small,
  padding: `${space(2)} ${space(4)}`,
  border: `${stroke.fine} solid ${colour.border.control}`,
  borderRadius: radius.pill,
  background: "transparent",
  color: colour.text.body,
  font: "inherit",
  fontWeight: fontWeight.medium,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    [`&${CHOSEN}`]: {
      borderColor: colour.action.selected,
      background: colour.action.selected,
      color: colour.text.onAction,
    },
  },
  "@media": {
    "(hover: hover)": {
      selectors: {
        [`&:not(${CHOSEN}):hover`]: { background: colour.surface.quiet },
      },
    },
    "(forced-colors: active)": {
      selectors: {
        [`&${CHOSEN}`]: {
          forcedColorAdjust: "none",
          background: "SelectedItem",
          color: "SelectedItemText",
        },
      },
    },
  },
});

export const count = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular });
