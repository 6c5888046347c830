import { globalStyle, style } from "@vanilla-extract/css";
import { colour, font, layer, leading } from "../../theme/contract.css.ts";
import { strongGround } from "../../theme/grounds.css.ts";
import { hover } from "../../theme/hover.ts";
import { follow } from "../../theme/paper.css.ts";
import { fluidSpace, fontSize, from, letters, space } from "../../theme/units.ts";

export const page = style([
  strongGround,
  {
    position: "relative",
    isolation: "isolate",
    minBlockSize: "100svh",
    "@media": { print: { minBlockSize: 0 } },
  },
]);

export const backdrop = style({
  position: "absolute",
  inset: 0,
  zIndex: layer.behind,
  overflow: "hidden",
  "@media": { "(forced-colors: active)": { display: "none" }, print: { display: "none" } },
});
globalStyle(`${backdrop} *`, { blockSize: "100%" });

/** As dark as the words need it, and as long as they are: below or beside them the picture has its light. */
export const shade = style({
  background: `linear-gradient(to bottom, ${colour.surface.scrim} calc(100% - ${space(32)}), transparent)`,
  "@media": {
    [from(768)]: {
      minBlockSize: "100svh",
      background: `linear-gradient(to right, ${colour.surface.scrim} 44%, transparent 72%)`,
    },
    print: { minBlockSize: 0 },
  },
  selectors: {
    "[dir=rtl] &": {
      "@media": {
        [from(768)]: {
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
    gap: space(5),
    // On a narrow screen the picture goes on below them.
    paddingBlock: `${fluidSpace(8, 16)} ${space(72)}`,
    "@media": { [from(768)]: { maxInlineSize: "50%", paddingBlockEnd: fluidSpace(8, 16) } },
  },
]);

export const mark = style({ inlineSize: space(16) });

export const greetings = style([
  follow,
  { display: "grid", gap: fluidSpace(3, 6), marginBlockStart: fluidSpace(2, 6) },
]);

export const language = style([
  {
    display: "inline-block",
    // For fingers.
    paddingBlock: space(1),
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
