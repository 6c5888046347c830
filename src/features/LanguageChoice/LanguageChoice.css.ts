import { globalStyle, style } from "@vanilla-extract/css";
import { colour, font, fontSize, layer, leading, space } from "../../theme/contract.css.ts";
import { sideBySide } from "../../theme/grid.ts";
import { strongGround } from "../../theme/styles/backgrounds.css.ts";
import { hover } from "../../theme/styles/hover.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { letters, width } from "../../theme/units.ts";

export const page = style([
  strongGround,
  {
    position: "relative",
    isolation: "isolate",
    minBlockSize: "100svh",
    "@media": { print: { minBlockSize: 0 } },
  },
]);

/** Height of the picture below the text on a narrow screen. */
const BELOW = width(288);

export const backdrop = style({
  position: "absolute",
  inset: 0,
  // On a narrow screen the subject is below the text, and the sky fades into the scrim.
  insetBlockStart: width(192),
  maskImage: `linear-gradient(to bottom, transparent, black ${width(192)})`,
  zIndex: layer.behind,
  overflow: "hidden",
  "@media": {
    [sideBySide]: { insetBlockStart: 0, maskImage: "none" },
    "(forced-colors: active)": { display: "none" },
    print: { display: "none" },
  },
});
globalStyle(`${backdrop} *`, { blockSize: "100%" });
// The text in front of it is shown earlier.
globalStyle(`${backdrop} > span`, { backgroundColor: "transparent" });

/** A scrim as long as the text. Below or beside it the picture stays bright. */
export const shade = style({
  background: `linear-gradient(to bottom, ${colour.surface.scrim} calc(100% - ${BELOW}), transparent calc(100% - ${width(192)}))`,
  "@media": {
    [sideBySide]: {
      minBlockSize: "100svh",
      background: `linear-gradient(to right, ${colour.surface.scrim} 44%, transparent 72%)`,
    },
    print: { minBlockSize: 0 },
  },
  selectors: {
    "[dir=rtl] &": {
      "@media": {
        [sideBySide]: {
          background: `linear-gradient(to left, ${colour.surface.scrim} 44%, transparent 72%)`,
        },
      },
    },
  },
});

export const words = style([
  follow,
  {
    display: "grid",
    gap: space[5],
    paddingBlock: `${space.wide} ${BELOW}`,
    "@media": { [sideBySide]: { maxInlineSize: "50%", paddingBlockEnd: space.wide } },
  },
]);

export const mark = style({ inlineSize: space[16] });

export const greetings = style([
  follow,
  { display: "grid", gap: space.snug, marginBlockStart: space.snug },
]);

export const language = style([
  {
    display: "inline-block",
    // Larger touch target.
    paddingBlock: space[1],
    fontFamily: font.display,
    fontSize: fontSize.heading,
    lineHeight: leading.title,
    textDecorationThickness: "0.04em",
  },
  hover({ textDecorationThickness: "0.08em" }),
]);

export const text = style({
  maxInlineSize: letters(44),
  color: colour.text.quiet,
  textWrap: "pretty",
});
