import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  leading,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { textWidth, width } from "../../theme/units.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const timeline = style([
  follow,
  {
    ...column,
    gap: space[5],
    maxInlineSize: textWidth,
    "@media": { print: { marginBlockStart: space[4] } },
  },
]);

export const day = style([
  follow,
  {
    ...column,
    gap: space[4],
    "@media": { print: { fontSize: fontSize.small, marginBlockStart: `${space[3]} !important` } },
  },
]);

globalStyle(`${day} > * + *`, { "@media": { print: { marginBlockStart: space[2] } } });

const RING = space[3];

export const steps = style({ display: "grid" });

/** A stop on the line: ring, time and text. */
export const step = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  minBlockSize: control.small,
  paddingBlockEnd: space[4],
  paddingInlineStart: space[6],
  fontWeight: fontWeight.medium,
  lineHeight: leading.caption,
  overflowWrap: "anywhere",
  "@media": { print: { minBlockSize: 0, paddingBlockEnd: space[1.5] } },
  "::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: space[1],
    inlineSize: RING,
    blockSize: RING,
    border: `${stroke.strong} solid ${colour.border.strong}`,
    borderRadius: radius.pill,
  },
  selectors: {
    // The line from this ring to the next.
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: width(5),
      insetBlock: `${space[4]} calc(-1 * ${space[0.5]})`,
      borderInlineStart: `${stroke.strong} solid ${colour.border.strong}`,
    },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});

globalStyle(`${step} > :last-child`, { flex: `1 1 ${width(160)}`, minInlineSize: 0 });

/** As wide as the longest time, so that all texts begin at the same edge. */
export const time = style({
  flexShrink: 0,
  minInlineSize: "3.25em",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  color: colour.text.accent,
});
