import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  duration,
  easing,
  fontSize,
  leading,
  radius,
  space,
} from "../../theme/contract.css.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";

const NOT_LOADED = '[data-picture="coming"], [data-picture="failed"]';

/** Reserves the picture's space before it loads, and if it does not load. */
export const frame = recipe({
  base: [
    whole,
    {
      position: "relative",
      display: "block",
      overflow: "hidden",
      // Repeated, its edges would take colours from those opposite.
      background: `${colour.surface.quiet} center / cover no-repeat`,
    },
  ],
  variants: {
    corners: {
      all: { borderRadius: radius.field },
      none: {},
    },
    isFilling: { true: { blockSize: "100%" } },
  },
});

export const image = recipe({
  base: {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    color: colour.text.body,
    selectors: {
      [`&:is(${NOT_LOADED})`]: { opacity: 0 },
      '&[data-picture="shown"]': {
        transition: `opacity ${duration.placeholder} ${easing.calm}, scale ${duration.calm} ${easing.calm}`,
      },
    },
  },
  variants: {
    fit: { cover: { objectFit: "cover" }, contain: { objectFit: "contain" } },
  },
});

// In print, no empty frame for a picture that did not load.
globalStyle(`${frame.classNames.base}:has(> picture > img:is(${NOT_LOADED}))`, {
  "@media": { print: { display: "none" } },
});

/**
 * Alternative text of a picture that did not load. The placeholder may have any colours, so the text has its
 * own background.
 */
export const words = style({
  position: "absolute",
  insetInline: space[3],
  insetBlockEnd: space[3],
  maxBlockSize: `calc(100% - ${space[6]})`,
  overflow: "hidden",
  inlineSize: "fit-content",
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.field,
  background: colour.surface.page,
  color: colour.text.body,
  fontSize: fontSize.small,
  lineHeight: leading.caption,
  textAlign: "start",
  overflowWrap: "anywhere",
});
