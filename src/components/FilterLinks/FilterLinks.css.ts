import { globalStyle, style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, space, width } from "../../theme/units.ts";

export const list = style({ display: "flex", flexWrap: "wrap", gap: space(2) });

export const link = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: space(2),
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  minBlockSize: space(11),
  padding: `${space(2)} ${space(4)}`,
  border: `${width(1.5)} solid ${colour.border.control}`,
  borderRadius: space(25),
  color: colour.text.body,
  fontWeight: fontWeight.medium,
  textDecoration: "none",
  ":hover": { background: colour.surface.quiet },
  selectors: {
    '&[aria-current="page"]': {
      borderColor: colour.action.selected,
      background: colour.action.selected,
      color: colour.text.onAction,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        '&[aria-current="page"]': {
          forcedColorAdjust: "none",
          background: "SelectedItem",
          color: "SelectedItemText",
        },
      },
    },
  },
});

export const count = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular });
globalStyle(`${list} > li`, { display: "flex", maxInlineSize: "100%" });
