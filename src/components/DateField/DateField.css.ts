import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  control,
  font,
  fontSize,
  fontWeight,
  leading,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { dropIn } from "../../theme/styles/dropIn.css.ts";
import { hover, VEIL } from "../../theme/styles/hover.ts";
import { width } from "../../theme/units.ts";

/** As Field's box. It is a group, which cannot have `aria-invalid`. */
export const field = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[2],
    inlineSize: "fit-content",
    minInlineSize: `min(${width(192)}, 100%)`,
    maxInlineSize: "100%",
    minBlockSize: control.field,
    paddingInlineStart: space[2],
    border: `${stroke.fine} solid ${colour.border.control}`,
    borderRadius: radius.field,
    background: colour.surface.raised,
    color: colour.text.body,
    cursor: "text",
  },
  variants: {
    isInvalid: {
      true: { borderColor: colour.error.border, borderInlineStartWidth: stroke.alarm },
    },
  },
});

export const segments = style({
  display: "flex",
  alignItems: "center",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "pre",
});

export const segment = style({
  position: "relative",
  display: "grid",
  alignItems: "center",
  // Low, so that its ring stays in the box; what can be pressed is 44 pixels high.
  blockSize: space[8],
  paddingInline: space[0.5],
  borderRadius: radius.field,
  "::after": {
    content: '""',
    position: "absolute",
    insetBlock: `calc((${space[8]} - ${control.small}) / 2)`,
    insetInline: 0,
  },
  selectors: { "&[data-placeholder]": { color: colour.text.quiet } },
});

export const literal = style({ color: colour.text.quiet });

export const opener = style([
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    alignSelf: "end",
    inlineSize: control.small,
    blockSize: control.small,
    padding: 0,
    border: 0,
    borderRadius: radius.field,
    background: "none",
    cursor: "pointer",
  },
  hover({ background: VEIL }),
]);

export const popover = style({
  position: "fixed",
  inset: "auto",
  maxInlineSize: `calc(100vw - 2 * ${space[1]})`,
  maxBlockSize: `calc(100dvh - 2 * ${space[1]})`,
  margin: 0,
  padding: 0,
  border: `${stroke.hair} solid ${colour.border.control}`,
  borderRadius: radius.panel,
  background: colour.surface.raised,
  color: colour.text.body,
  overflow: "auto",
  animation: dropIn,
  "::backdrop": { background: "none" },
});

// Seven days of 44 pixels fill a screen of 320: at its sides there is no room for padding.
export const panel = style({
  inlineSize: `calc(7 * ${control.small})`,
  maxInlineSize: "100%",
  paddingBlock: space[3],
  boxSizing: "content-box",
  "@media": { [`(width >= ${width(352)})`]: { paddingInline: space[3] } },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});

export const title = style({
  minInlineSize: 0,
  fontFamily: font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.medium,
  lineHeight: leading.heading,
  textAlign: "center",
  overflowWrap: "anywhere",
  // "svibanj 2027." after a name in small letters, which a title is not.
  "::first-letter": { textTransform: "uppercase" },
});

// Always as high as six weeks, so that nothing moves from month to month.
export const weeks = style({
  minBlockSize: `calc(6 * ${control.small} + ${space[8]})`,
});

export const grid = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
});

export const weekDay = style({
  blockSize: space[8],
  padding: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: colour.text.quiet,
});

const BAND = `color-mix(in srgb, ${colour.action.selected} 16%, transparent)`;

/** The days of a range stand on a band that ends below the middle of the first and the last. */
export const cell = style({
  position: "relative",
  blockSize: control.small,
  padding: 0,
  selectors: {
    "&[data-place]::before": {
      content: '""',
      position: "absolute",
      insetBlock: space[0.5],
      insetInline: 0,
      background: BAND,
      // Backgrounds are removed in forced colours; a border stays.
      borderBlock: `${stroke.hair} solid transparent`,
    },
    '&[data-place="start"]::before': { insetInlineStart: "50%" },
    '&[data-place="end"]::before': { insetInlineEnd: "50%" },
    '&[data-place="only"]::before': { display: "none" },
  },
});

export const day = recipe({
  base: [
    {
      position: "relative",
      display: "grid",
      placeItems: "center",
      inlineSize: "100%",
      maxInlineSize: control.small,
      blockSize: control.small,
      marginInline: "auto",
      padding: 0,
      // No transparent border: forced colours would draw it as the ring of today.
      border: 0,
      borderRadius: radius.pill,
      background: "none",
      fontSize: fontSize.small,
      fontWeight: fontWeight.medium,
      lineHeight: leading.control,
      cursor: "pointer",
    },
    hover({ background: VEIL }),
  ],
  variants: {
    isToday: { true: { border: `${stroke.strong} solid currentColor` } },
    isCrossed: {
      true: [
        {
          color: colour.text.quiet,
          fontWeight: fontWeight.regular,
          textDecoration: `line-through ${stroke.fine}`,
          cursor: "default",
        },
        hover({ background: "none" }),
      ],
    },
    isOut: {
      true: [
        {
          color: colour.text.quiet,
          fontWeight: fontWeight.regular,
          opacity: 0.55,
          cursor: "default",
          "@media": { "(forced-colors: active)": { color: "GrayText", opacity: 1 } },
        },
        hover({ background: "none" }),
      ],
    },
    isChosen: {
      true: [
        {
          background: colour.action.selected,
          color: colour.text.onSelected,
          fontWeight: fontWeight.bold,
          "@media": {
            "(forced-colors: active)": {
              forcedColorAdjust: "none",
              background: "Highlight",
              color: "HighlightText",
            },
          },
        },
        hover({ background: colour.action.selected }),
      ],
    },
  },
  compoundVariants: [
    {
      variants: { isChosen: true, isToday: true },
      style: { boxShadow: `inset 0 0 0 ${stroke.strong} ${colour.action.selected}` },
    },
  ],
});

// Drawn as a border, which forced colours keep.
export const dot = style({
  flex: "none",
  border: `${stroke.broad} solid ${colour.action.main}`,
  borderRadius: radius.pill,
});

export const dotOfDay = recipe({
  base: [
    dot,
    {
      position: "absolute",
      insetBlockEnd: space[1],
      insetInlineStart: `calc(50% - ${stroke.broad})`,
    },
  ],
  variants: { isOnChosen: { true: { borderColor: "currentColor" } } },
});

export const legend = style({
  display: "grid",
  gap: space[1],
  paddingBlockStart: space[2],
  paddingInline: space[3],
  fontSize: fontSize.small,
});

export const meaning = style({ display: "flex", alignItems: "center", gap: space[2] });
