import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, duration, easing, radius, space } from "../../theme/contract.css.ts";
import { from, width } from "../../theme/units.ts";

const MOVING = "(prefers-reduced-motion: no-preference)";
const WIDE = from(768);

const fromBelow = keyframes({ from: { translate: "0 100%" } });
const fromSide = keyframes({ from: { opacity: 0, marginInlineEnd: `calc(-1 * ${space[16]})` } });

/** On a narrow screen at the lower edge, as high as its content. */
export const panel = recipe({
  base: {
    alignSelf: "end",
    maxBlockSize: `calc(100% - ${space[12]})`,
    borderStartStartRadius: radius.panel,
    borderStartEndRadius: radius.panel,
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    paddingInline: "env(safe-area-inset-left) env(safe-area-inset-right)",
    "@media": { [MOVING]: { animation: `${fromBelow} ${duration.calm} ${easing.arrive}` } },
  },
  variants: {
    wide: {
      bottom: {
        "@media": {
          [WIDE]: { justifySelf: "center", inlineSize: "100%", maxInlineSize: width(672) },
        },
      },
      side: {
        "@media": {
          [WIDE]: {
            placeSelf: "stretch end",
            display: "flex",
            flexDirection: "column",
            inlineSize: "100%",
            maxInlineSize: width(480),
            maxBlockSize: "none",
            borderStartEndRadius: 0,
            borderEndStartRadius: radius.panel,
          },
          [`${WIDE} and ${MOVING}`]: { animation: `${fromSide} ${duration.calm} ${easing.arrive}` },
        },
      },
    },
  },
});

/** A sign that the tray came from below. It cannot be pulled. */
export const handle = style({
  display: "block",
  inlineSize: space[10],
  blockSize: space[1],
  marginBlockStart: space[3],
  marginInline: "auto",
  borderRadius: radius.pill,
  background: colour.border.control,
  "@media": {
    [WIDE]: { display: "none" },
    "(forced-colors: active)": { background: "CanvasText" },
  },
});
