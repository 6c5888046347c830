import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  layer,
  leading,
  space,
} from "../../theme/contract.css.ts";
import { strongGround } from "../../theme/styles/backgrounds.css.ts";
import { from, low, width } from "../../theme/units.ts";

/** Media query: room for buttons beside a picture of full height. */
const wide = `${from(800)} and (orientation: landscape)`;

/** A button and the space around it. */
const MARGIN = space[3];
const BUTTON = `(${control.small} + 2 * ${MARGIN})`;
/** On a wide screen the button is as far from the picture as from the edge of the screen. */
const WIDE_MARGIN = space[4];
const WIDE_BUTTON = `(${control.small} + 2 * ${WIDE_MARGIN})`;

// The same for every picture, so that picture and arrows keep their position.
const WORDS_BELOW = { narrow: `min(${width(192)}, 38svh)`, wide: `min(${width(136)}, 30svh)` };
/** On a phone in landscape: the space beside a 3:2 picture. */
const WORDS_BESIDE = `clamp(${width(144)}, 100vw - 150svh, ${width(256)})`;

/** Maps the library's variables to our roles. */
export const gallery = style([
  strongGround,
  {
    background: "none",
    vars: { "--yarl__color_backdrop": colour.surface.overlay },
    "@media": { print: { display: "none" } },
  },
]);

// Caption and buttons are around the picture, not on it. As padding, so that the library takes
// their space into account when it limits zooming.
globalStyle(`${gallery} .yarl__container`, {
  paddingBlock: `calc${BUTTON} ${WORDS_BELOW.narrow}`,
  "@media": {
    [wide]: { paddingBlock: `${WIDE_MARGIN} ${WORDS_BELOW.wide}` },
    [low]: { paddingBlock: 0, paddingInlineEnd: WORDS_BESIDE },
  },
});
globalStyle(`${gallery} .yarl__slide`, {
  containerType: "size",
  "@media": { [wide]: { paddingInline: `calc${WIDE_BUTTON}` }, [low]: { paddingInline: 0 } },
});
globalStyle(`${gallery} .yarl__toolbar`, {
  insetInline: 0,
  flexDirection: "row-reverse",
  justifyContent: "flex-start",
  gap: space[2],
  padding: MARGIN,
  "@media": {
    [wide]: { insetInlineStart: "auto", flexDirection: "column", padding: WIDE_MARGIN },
    [low]: { zIndex: layer.above, insetInlineStart: "auto", flexDirection: "row-reverse" },
  },
});

/** As large as the slide allows, at the picture's own ratio. */
export const picture = style({
  maxInlineSize: "100cqi",
  selectors: { "&:not([style])": { inlineSize: "100cqi" } },
});

// Arrows beside the caption instead of on the picture, within reach of a thumb.
export const bar = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInline: 0,
  marginInline: "auto",
  display: "grid",
  gridTemplateColumns: `${control.small} minmax(0, 1fr) ${control.small}`,
  gridTemplateRows: "minmax(0, 1fr)",
  alignItems: "center",
  gap: MARGIN,
  maxInlineSize: width(800),
  blockSize: WORDS_BELOW.narrow,
  padding: MARGIN,
  background: colour.surface.overlay,
  "@media": {
    [wide]: { blockSize: WORDS_BELOW.wide },
    [low]: {
      insetBlockStart: 0,
      insetInlineStart: "auto",
      inlineSize: WORDS_BESIDE,
      blockSize: "auto",
      gridTemplateColumns: "1fr 1fr",
      gridTemplateRows: "minmax(0, 1fr) auto",
      paddingBlockStart: `calc${BUTTON}`,
    },
  },
});

/** With the caption beside the picture, the second arrow is below the end of the caption. */
globalStyle(`${bar} > button:last-child`, { "@media": { [low]: { justifySelf: "end" } } });

export const caption = style({
  gridColumn: 2,
  maxBlockSize: "100%",
  overflow: "auto",
  touchAction: "pan-y",
  textAlign: "center",
  fontSize: fontSize.small,
  lineHeight: leading.caption,
  userSelect: "text",
  overflowWrap: "anywhere",
  textWrap: "balance",
  "@media": { [low]: { gridColumn: "1 / -1", gridRow: 1, alignSelf: "start", textAlign: "start" } },
});

// As wide as the text, because a click beside it hits the backdrop.
globalStyle(`${caption} > p`, {
  inlineSize: "fit-content",
  marginInline: "auto",
  "@media": { [low]: { marginInline: 0 } },
});

export const place = style({ fontWeight: fontWeight.bold, color: colour.text.accent });

export const name = style({ fontWeight: fontWeight.medium });

export const credit = style({ color: colour.text.quiet });
