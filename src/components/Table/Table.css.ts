import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  font,
  fontSize,
  fontWeight,
  leading,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { below, width } from "../../theme/units.ts";

/** Where rows are cut off they fade out, so that one sees that there is more. */
const FADE = space[5];
const fadingOut = (side: "left" | "right"): string =>
  `linear-gradient(to ${side}, currentcolor calc(100% - ${FADE}), transparent)`;

/** Scrolls sideways on its own. Positioned, so that visually hidden text scrolls with it. */
export const region = style({
  position: "relative",
  containerType: "inline-size",
  overflowX: "auto",
  "@media": {
    [below(768)]: {
      // The end of the last column is not faded.
      paddingInlineEnd: FADE,
      maskImage: fadingOut("right"),
      selectors: {
        "[dir=rtl] &": { maskImage: fadingOut("left") },
        // The mask would hide the outline.
        "&:focus-visible": { maskImage: "none" },
      },
    },
    print: { overflow: "visible", paddingInline: 0, maskImage: "none" },
  },
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  lineHeight: leading.caption,
  "@media": { print: { fontSize: fontSize.small } },
});

export const caption = style({
  paddingBlockEnd: space[3],
  textAlign: "start",
  fontFamily: font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.medium,
});

// The caption is as wide as the table. On a narrow screen its words stay in sight.
export const captionWords = style({
  position: "sticky",
  insetInlineStart: 0,
  display: "inline-block",
  maxInlineSize: "100cqi",
  overflowWrap: "anywhere",
});

export const cell = recipe({
  base: {
    paddingBlock: space[3],
    paddingInline: `0 ${space[6]}`,
    textAlign: "start",
    verticalAlign: "baseline",
    selectors: { "&:last-child": { paddingInlineEnd: 0 } },
    "@media": { print: { paddingBlock: space[1] } },
  },
  variants: {
    isNumeric: {
      true: { textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
      // Whole words decide how narrow a column gets, but no word gets a line of its own.
      false: { minInlineSize: width(104) },
    },
  },
});

export const head = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  color: colour.text.quiet,
  verticalAlign: "bottom",
});

globalStyle(`${table} thead`, { borderBlockEnd: `${stroke.strong} solid ${colour.border.strong}` });
globalStyle(`${table} tbody > tr`, {
  borderBlockEnd: `${stroke.hair} solid ${colour.border.quiet}`,
  "@media": { print: { breakInside: "avoid" } },
});

export const rowHead = style({ minInlineSize: width(144), fontWeight: fontWeight.medium });

export const note = style({
  marginBlockStart: space[3],
  fontSize: fontSize.small,
  color: colour.text.quiet,
});
