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
import { width } from "../../theme/units.ts";

/** A shade at an edge of the table: it lies there while there is more beyond it. */
const shade = (side: "left" | "right"): string =>
  `linear-gradient(to ${side}, transparent, ${colour.border.quiet})`;
/** Scrolls with the table and hides the shade at its end. */
const end = (side: "left" | "right"): string =>
  `linear-gradient(to ${side}, transparent, ${colour.surface.page} 70%)`;
const narrow = `${width(16)} 100%`;
const wide = `${width(40)} 100%`;

/** Scrolls sideways on its own. Positioned, so that visually hidden text scrolls with it. */
export const region = style({
  position: "relative",
  background: [
    `${end("left")} left / ${wide} no-repeat local`,
    `${end("right")} right / ${wide} no-repeat local`,
    `${shade("left")} left / ${narrow} no-repeat`,
    `${shade("right")} right / ${narrow} no-repeat`,
  ].join(),
  containerType: "inline-size",
  overflowX: "auto",
  "@media": { print: { overflow: "visible" } },
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
