import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { focusRing } from "../../theme/styles/focusRing.ts";
import { hover, VEIL } from "../../theme/styles/hover.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import { width } from "../../theme/units.ts";

export const filter = style([
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] },
  withScript,
]);

/** Side by side if both groups fit on one line. */
export const groups = style({ display: "flex", flexWrap: "wrap", gap: `${space[4]} ${space[12]}` });

export const group = style({ maxInlineSize: "100%" });

export const legend = style({
  marginBlockEnd: space[2],
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  color: colour.text.quiet,
});

export const choice = style([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    maxInlineSize: "100%",
    minBlockSize: control.small,
    paddingBlock: space[1],
    paddingInline: `${space[3]} ${space[4]}`,
    border: `${stroke.fine} solid ${colour.border.control}`,
    borderRadius: radius.pill,
    fontWeight: fontWeight.medium,
    cursor: "pointer",
    selectors: {
      // The ring is around the whole choice, as it is on a button.
      "&:has(:focus-visible)": focusRing,
      "&:has(:checked)": {
        borderColor: colour.action.selected,
        boxShadow: `inset 0 0 0 ${width(1.5)} ${colour.action.selected}`,
      },
    },
  },
  hover({ background: VEIL }),
]);

export const box = style({
  flex: "none",
  inlineSize: width(18),
  blockSize: width(18),
  margin: 0,
  accentColor: colour.action.selected,
  ":focus-visible": { outline: "none", boxShadow: "none" },
});

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const count = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular });

export const links = style({ display: "grid", gap: space[4] });
