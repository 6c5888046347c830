import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { duration, easing, radius, space } from "../../theme/contract.css.ts";
import { width } from "../../theme/units.ts";

const fromBelow = keyframes({ from: { opacity: 0, translate: `0 ${space[4]}` } });

/** In the middle of the screen. */
export const panel = recipe({
  base: {
    placeSelf: "center",
    inlineSize: `calc(100% - 2 * ${space[4]})`,
    maxBlockSize: `calc(100% - 2 * ${space[4]})`,
    borderRadius: radius.panel,
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: `${fromBelow} ${duration.calm} ${easing.arrive}`,
      },
    },
  },
  variants: {
    size: {
      small: { maxInlineSize: width(440) },
      medium: { maxInlineSize: width(640) },
      large: { maxInlineSize: width(960) },
    },
  },
});
