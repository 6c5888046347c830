import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  layer,
  leading,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { sideBySide, stacked } from "../../theme/grid.ts";
import { hover } from "../../theme/styles/hover.ts";
import { pageSides, tall, width } from "../../theme/units.ts";

const line = `${stroke.hair} solid ${colour.border.quiet}`;

/** Media query: the row stays in view, once script can close its list after a choice. */
const inView = `${stacked} and ${tall}`;

export const index = recipe({
  base: {
    "@media": {
      // From edge to edge, so that nothing is seen beside it.
      [stacked]: {
        marginInline: `calc(-1 * ${pageSides})`,
        borderBlock: line,
        background: colour.surface.page,
      },
      [sideBySide]: { position: "sticky", insetBlockStart: space[8], alignSelf: "start" },
    },
  },
  variants: {
    isLive: {
      true: {
        "@media": {
          [inView]: { position: "sticky", zIndex: layer.above, insetBlockStart: 0 },
        },
      },
      false: {},
    },
  },
});

// A heading, and what has the focus, comes to rest below the row.
globalStyle(`:root:has(${index.classNames.base})`, {
  scrollPaddingBlockStart: space[6],
  "@media": { [inView]: { scrollPaddingBlockStart: width(76) } },
});

export const opener = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: control.medium,
  paddingBlock: space[2],
  fontWeight: fontWeight.bold,
  lineHeight: leading.control,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": {
    [stacked]: { paddingInline: pageSides },
    [sideBySide]: { "@supports": { "selector(::details-content)": { display: "none" } } },
  },
});

/** The part being read: a name that is longer than the line goes to the next one, which is not shown. */
export const place = style({
  flex: "1",
  minInlineSize: 0,
  display: "flex",
  flexWrap: "wrap",
  rowGap: space[2],
  blockSize: `calc(1em * ${leading.control})`,
  overflow: "hidden",
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: colour.text.quiet,
  whiteSpace: "nowrap",
  "::before": { content: '""', blockSize: "100%" },
});

export const sign = style({ selectors: { "[open] > summary > &": { rotate: "180deg" } } });

/** Beside the text there is no button. */
export const title = style({
  display: "none",
  marginBlockEnd: space[3],
  fontSize: fontSize.small,
  fontWeight: fontWeight.bold,
  "@media": {
    [sideBySide]: { "@supports": { "selector(::details-content)": { display: "block" } } },
  },
});

export const folded = style({});

// Beside the text it is never folded. Browsers that do not know the selector keep the button.
globalStyle(`${folded}::details-content`, {
  "@media": { [sideBySide]: { contentVisibility: "visible", blockSize: "auto" } },
});

export const list = recipe({
  base: {
    position: "relative",
    overflowWrap: "anywhere",
    fontSize: fontSize.small,
    lineHeight: leading.caption,
    "@media": {
      [stacked]: { paddingBlock: space[3], paddingInline: pageSides },
      [sideBySide]: {
        maxBlockSize: `calc(100vh - ${width(128)})`,
        overflowY: "auto",
        borderInlineStart: line,
      },
    },
  },
  variants: {
    isLive: {
      true: {
        "@media": {
          [inView]: {
            position: "absolute",
            insetInline: 0,
            maxBlockSize: "66svh",
            overflowY: "auto",
            overscrollBehavior: "contain",
            borderBlock: line,
            background: colour.surface.page,
          },
        },
      },
      false: {},
    },
  },
});

export const link = style([
  {
    position: "relative",
    display: "block",
    paddingBlock: space[3],
    paddingInlineStart: space[4],
    color: colour.text.quiet,
    textDecoration: "none",
    textWrap: "pretty",
    selectors: {
      '&[aria-current="true"]': { color: colour.text.accent },
      '&[aria-current="true"]::before': {
        content: '""',
        position: "absolute",
        insetBlock: space[1],
        insetInlineStart: 0,
        borderInlineStart: `${stroke.heavy} solid ${colour.text.accent}`,
      },
    },
    "@media": { [sideBySide]: { paddingBlock: space[1.5] } },
  },
  hover({ textDecoration: "underline" }),
  // The list would cut off a ring around it.
  { ":focus-visible": { outlineOffset: `calc(-1 * ${stroke.broad})`, boxShadow: "none" } },
]);
