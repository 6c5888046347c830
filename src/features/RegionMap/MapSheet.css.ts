import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  control,
  font,
  fontWeight,
  leading,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { dimmed } from "../../theme/dim.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { below, width } from "../../theme/units.ts";
import { halo } from "./halo.ts";
import { wideSheet } from "./wideSheet.ts";

/** The map. Its contents are positioned in per cent of its width. */
export const sheet = style([
  whole,
  {
    position: "relative",
    overflow: "hidden",
    filter: dimmed,
    aspectRatio: "900 / 1330",
    // Between a place and its name: measured, so that no name leaves the sheet at 320 pixels.
    vars: { "--gap": width(10) },
    "@media": { [wideSheet]: { aspectRatio: "1300 / 960" } },
  },
]);

/** In a container; across the screen it has no edge. */
export const edged = style({
  border: `${stroke.hair} solid ${colour.border.quiet}`,
  borderRadius: radius.panel,
});

/** What becomes larger: useZoom.ts sets the variables. */
export const drawn = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: "calc(100% * var(--zoom, 1))",
  blockSize: "calc(100% * var(--zoom, 1))",
  translate: "var(--left, 0px) var(--top, 0px)",
  containerType: "inline-size",
});

export const picture = style({ display: "block", inlineSize: "100%", blockSize: "100%" });

export const name = recipe({
  base: {
    textShadow: halo,
    position: "absolute",
    inset: "var(--tall)",
    translate: "-50% -50%",
    rotate: "var(--tall-turn)",
    display: "var(--tall-shown)",
    lineHeight: leading.display,
    whiteSpace: "nowrap",
    "@media": {
      [wideSheet]: {
        inset: "var(--wide)",
        rotate: "var(--wide-turn)",
        display: "var(--wide-shown)",
      },
    },
  },
  variants: {
    kind: {
      river: {
        fontFamily: font.display,
        fontStyle: "italic",
        fontSize: `clamp(${width(13)}, 1.7cqi, ${width(20)})`,
        color: colour.border.strong,
      },
      region: {
        fontFamily: font.display,
        fontSize: `clamp(${width(15)}, 2.4cqi, ${width(28)})`,
        color: colour.text.body,
      },
      country: {
        inlineSize: "max-content",
        maxInlineSize: "11em",
        textAlign: "center",
        whiteSpace: "normal",
        fontSize: `clamp(${width(11)}, 1.1cqi, ${width(14)})`,
        fontWeight: fontWeight.bold,
        textTransform: "uppercase",
        color: colour.text.quiet,
      },
    },
  },
});

/** Touch target of a place. Its dot and its name may be beside it. */
export const mark = style({
  position: "absolute",
  inset: "var(--tall)",
  inlineSize: control.small,
  blockSize: control.small,
  translate: "-50% -50%",
  borderRadius: radius.pill,
  color: colour.text.body,
  textDecoration: "none",
  "@media": { [wideSheet]: { inset: "var(--wide)" } },
});

const inside = {
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineStart: "50%",
} as const;

export const dot = style({
  ...inside,
  inlineSize: space[3],
  blockSize: space[3],
  margin: `calc(-1 * ${space[1.5]})`,
  border: `${stroke.fine} solid ${colour.surface.raised}`,
  borderRadius: radius.pill,
  background: colour.action.main,
  translate: "var(--tall-dot)",
  "@media": {
    [wideSheet]: { translate: "var(--wide-dot)" },
    print: { borderColor: colour.text.body },
  },
});

/** In place of its name, where that has no room. It stands where a finger meets it. */
export const number = style({
  ...inside,
  display: "none",
  placeItems: "center",
  inlineSize: width(22),
  blockSize: width(22),
  margin: `calc(-1 * ${width(11)})`,
  border: `${stroke.fine} solid ${colour.surface.raised}`,
  borderRadius: radius.pill,
  background: colour.action.main,
  color: colour.text.onAction,
  fontSize: width(12),
  fontWeight: fontWeight.bold,
  lineHeight: leading.display,
});

export const placeName = style({
  ...inside,
  textShadow: halo,
  inlineSize: "max-content",
  maxInlineSize: "6.5em",
  fontSize: `clamp(${width(12)}, 1.5cqi, ${width(17)})`,
  fontWeight: fontWeight.bold,
  lineHeight: leading.display,
  textWrap: "balance",
  translate: "var(--tall-name)",
  "@media": { [wideSheet]: { maxInlineSize: "8.5em", translate: "var(--wide-name)" } },
});

// In print it is the wide one.
for (const [composition, media] of [
  ["tall", below(768)],
  ["wide", wideSheet],
] as const) {
  const place = `li[data-${composition}]`;
  globalStyle(`${place} :is(${dot}, ${placeName})`, { "@media": { [media]: { display: "none" } } });
  globalStyle(`${place} ${number}`, { "@media": { [media]: { display: "grid" } } });
}

const LIT = `:is(li[data-lit] > ${mark}, ${mark}:hover, ${mark}:focus-visible)`;

globalStyle(`${LIT} > ${dot}`, {
  background: colour.action.selected,
  outline: `${stroke.fine} solid ${colour.action.selected}`,
  outlineOffset: stroke.fine,
});

globalStyle(`${LIT} > ${number}`, { background: colour.action.selected });

globalStyle(`${LIT} > ${placeName}`, { textDecoration: "underline" });

/** Out of season: paler, but still readable. Thin letters need the halo twice. */
globalStyle(`li[data-aside] ${dot}`, { background: colour.border.quiet });
globalStyle(`li[data-aside] ${placeName}`, {
  fontWeight: fontWeight.regular,
  textShadow: `${halo}, ${halo}`,
});

globalStyle(`${dot}, ${mark}`, {
  "@media": { "(forced-colors: active)": { forcedColorAdjust: "none", color: "LinkText" } },
});
globalStyle(dot, {
  "@media": { "(forced-colors: active)": { background: "LinkText", borderColor: "Canvas" } },
});
globalStyle(`${placeName}, ${sheet} > span`, {
  "@media": { "(forced-colors: active)": { background: "Canvas", textShadow: "none" } },
});
