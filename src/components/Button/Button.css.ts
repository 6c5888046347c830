import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, control, leading, radius, stroke } from "../../theme/contract.css.ts";
import { answering, hover } from "../../theme/hover.ts";
import { notOnPaper } from "../../theme/printBreaks.css.ts";
import { fontSize, fontWeight, space } from "../../theme/units.ts";

// On a narrow screen with large text there is more room for the words.
const sides = (units: number): string => `min(${space(units)}, 8vw)`;

/** A button and a link that calls to action look alike. */
export const button = recipe({
  base: [
    notOnPaper,
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      // In a grid too it is as wide as its words.
      inlineSize: "fit-content",
      gap: space(2.5),
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
        padding: `${space(1.5)} ${sides(4)}`,
        fontSize: fontSize.small,
      },
      medium: {
        minBlockSize: control.medium,
        padding: `${space(2.5)} ${sides(6)}`,
        fontSize: fontSize.body,
      },
    },
    tone: {
      main: [
        { background: colour.action.main, color: colour.text.onAction },
        hover({ background: colour.action.mainHover }),
        // Filled there too: otherwise it would look like the quiet one.
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
      // As dark or light as the words around it: it stands on any ground and on pictures.
      quiet: [
        { borderColor: "currentColor" },
        hover({ background: "color-mix(in srgb, currentColor 12%, transparent)" }),
      ],
    },
  },
});

/** Both wordings lie on each other, so that the button is always as wide as the longer one. */
export const wordings = style({ display: "inline-grid", placeItems: "center" });

globalStyle(`${wordings} > *`, {
  gridArea: "1 / 1",
  display: "inline-flex",
  alignItems: "center",
  gap: space(2.5),
});

export const away = style({ visibility: "hidden" });
