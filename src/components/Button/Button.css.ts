import { globalStyle, style } from "@vanilla-extract/css";
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
import { answering, hover, VEIL } from "../../theme/styles/hover.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";

// vw: narrower padding when large text leaves little room for the label.
const sides = (units: 4 | 6): string => `min(${space[units]}, 8vw)`;

/** Shared by Button and LinkButton. */
export const button = recipe({
  base: [
    notOnPaper,
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      inlineSize: "fit-content",
      gap: space[3],
      maxInlineSize: "100%",
      border: `${stroke.strong} solid transparent`,
      borderRadius: radius.pill,
      background: "none",
      fontWeight: fontWeight.bold,
      lineHeight: leading.control,
      textAlign: "center",
      textDecoration: "none",
      textWrap: "balance",
      overflowWrap: "anywhere",
      cursor: "pointer",
      transition: answering,
      ":active": { translate: `0 ${stroke.hair}` },
      selectors: { '&[aria-disabled="true"]': { cursor: "progress" } },
    },
  ],
  variants: {
    size: {
      small: {
        minBlockSize: control.small,
        padding: `${space[1.5]} ${sides(4)}`,
        fontSize: fontSize.small,
      },
      medium: {
        minBlockSize: control.medium,
        padding: `${space[3]} ${sides(6)}`,
        fontSize: fontSize.body,
      },
    },
    tone: {
      main: [
        { background: colour.action.main, color: colour.text.onAction },
        hover({ background: colour.action.mainHover }),
        // Filled, so that it still differs from the quiet button.
        {
          "@media": {
            "(forced-colors: active)": {
              forcedColorAdjust: "none",
              background: "ButtonText !important",
              color: "ButtonFace",
            },
          },
        },
      ],
      // currentColor works on any background and on pictures.
      quiet: [{ borderColor: "currentColor" }, hover({ background: VEIL })],
    },
  },
});

/** Both labels share a grid cell, so that the button keeps the width of the longer one. */
export const wordings = style({ display: "inline-grid", placeItems: "center" });

globalStyle(`${wordings} > *`, {
  gridArea: "1 / 1",
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
});

export const away = style({ visibility: "hidden" });
