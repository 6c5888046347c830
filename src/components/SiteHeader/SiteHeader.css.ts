import { globalStyle, style } from "@vanilla-extract/css";
import {
  colour,
  control,
  font,
  fontSize,
  fontWeight,
  layer,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import {
  hanging,
  headWithoutMark,
  headWithoutName,
  SITE_HEAD,
  shareOfHead,
  snugHead,
  spaciousHead,
  wholeHead,
} from "../../theme/siteHead.ts";
import { dropIn } from "../../theme/styles/dropIn.css.ts";
import { hover } from "../../theme/styles/hover.ts";
import { from, width } from "../../theme/units.ts";

/** Marks the end of the header. */
export const end = style({});

export const header = style({
  position: "relative",
  zIndex: layer.menu,
  container: `${SITE_HEAD} / inline-size`,
  // Hidden until the header is parsed to its end. Otherwise a slow connection shows half of it,
  // and the last elements shift the first.
  selectors: { [`&:not(:has(${end}))`]: { visibility: "hidden" } },
});

export const bar = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[2]}`,
  // Fixed height: the browser may paint the buttons later than the name.
  minBlockSize: width(84),
  paddingBlock: space[5],
  "@container": {
    [snugHead]: { columnGap: space[1] },
    [wholeHead]: { flexWrap: "nowrap", columnGap: space[4] },
    [spaciousHead]: { columnGap: space[6] },
  },
  "@media": { print: { minBlockSize: 0, paddingBlock: `0 ${space[1]}` } },
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  marginInlineEnd: "auto",
  fontFamily: font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.medium,
  textDecoration: "none",
  "@media": { [from(800)]: { fontSize: fontSize.title } },
});

export const mark = style({
  flexShrink: 0,
  inlineSize: width(28),
  blockSize: width(28),
  "@container": {
    [headWithoutMark]: { display: "none" },
    [headWithoutName]: { display: "block", inlineSize: shareOfHead(12, width(28)) },
  },
  "@media": { [from(800)]: { inlineSize: width(34), blockSize: width(34) } },
});
export const sun = style({ fill: colour.text.onStrongAccent });
export const river = style({ fill: colour.border.strong });
export const wave = style({ fill: colour.surface.page });

export const name = style({
  "@container": { [headWithoutName]: { position: "absolute", clipPath: "inset(50%)" } },
});

/** No box of its own: its two children are items of the bar. */
export const folding = style({ display: "contents" });

/** Menu button: before the navigation in tab order, but visually at the end of the bar. */
export const menu = style({
  order: 2,
  "@container": { [wholeHead]: { display: "none" } },
  "@media": { print: { display: "none" } },
});

globalStyle(`${menu}:not([open]) svg:last-of-type, ${menu}[open] svg:first-of-type`, {
  display: "none",
});

const folded = {
  ...hanging,
  insetBlockStart: "100%",
  padding: `${space[2]} min(${space[4]}, 5vw)`,
  border: `${stroke.hair} solid ${colour.border.control}`,
  borderRadius: radius.panel,
  background: colour.surface.raised,
  color: colour.text.body,
  animation: dropIn,
} as const;

const unfolded = {
  display: "block",
  position: "static",
  inlineSize: "auto",
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: "none",
  color: "inherit",
  animation: "none",
} as const;

export const navigation = style({
  ...folded,
  selectors: { [`${menu}:not([open]) + &`]: { display: "none" } },
  "@container": {
    [wholeHead]: { ...unfolded, selectors: { [`${menu}:not([open]) + &`]: { display: "block" } } },
  },
});

export const items = style({
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  fontWeight: fontWeight.medium,
  "@container": {
    [wholeHead]: { display: "flex", columnGap: space[4] },
    [spaciousHead]: { columnGap: space[6] },
  },
});

export const aside = style({ "@container": { [wholeHead]: { display: "none" } } });

export const item = style([
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: control.small,
    hyphens: "auto",
    overflowWrap: "anywhere",
    textDecoration: "none",
    "@container": { [wholeHead]: { whiteSpace: "nowrap" } },
    selectors: {
      "&[aria-current]": { textDecoration: "underline", textDecorationThickness: width(2) },
    },
  },
  hover({ textDecoration: "underline" }),
]);

export const tools = style({
  order: 1,
  display: "flex",
  alignItems: "center",
  gap: space[2],
  "@container": { [snugHead]: { gap: space[1] }, [wholeHead]: { order: "unset" } },
});
