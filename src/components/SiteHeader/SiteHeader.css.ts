import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, font } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, from, space, upTo, width } from "../../theme/units.ts";

/** Only a browser that runs scripts folds the navigation away. */
const FOLDED = `${upTo(799)} and (scripting: enabled)`;

const OPEN = '&[data-open="true"]';

const panel = {
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "100%",
  padding: `${space(2)} min(${space(4)}, 5vw)`,
  border: `${width(1)} solid ${colour.border.control}`,
  borderRadius: space(2),
  background: colour.surface.raised,
  color: colour.text.body,
} as const;

/** The last thing in the head. */
export const end = style({});

export const header = recipe({
  base: {
    position: "relative",
    zIndex: 2,
    // Never half of it, on a line that stands still: what comes last moves what stands before.
    selectors: { [`&:not(:has(${end}))`]: { visibility: "hidden" } },
  },
  variants: {
    tone: {
      page: {},
      onPicture: { position: "absolute", insetInline: 0, color: colour.text.onStrong },
    },
  },
});

export const bar = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(3)} ${space(2)}`,
  // As high as its buttons, which the browser may paint later than the name.
  minBlockSize: space(21),
  paddingBlock: space(5),
  "@media": {
    [from(800)]: { columnGap: space(4) },
    [from(1280)]: { columnGap: space(7) },
  },
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(2),
  marginInlineEnd: "auto",
  fontFamily: font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.medium,
  textDecoration: "none",
  "@media": { [from(800)]: { fontSize: fontSize.title } },
});

export const mark = style({
  flexShrink: 0,
  inlineSize: space(7),
  blockSize: space(7),
  "@media": {
    [from(800)]: { inlineSize: space(8.5), blockSize: space(8.5) },
    // The name alone, so that search, language and menu have their place beside it.
    [upTo(359)]: { display: "none" },
  },
});
export const sun = style({ fill: colour.text.onStrongAccent });
export const river = style({ fill: colour.border.strong });
export const wave = style({ fill: colour.surface.page });

export const navigation = style({
  order: 3,
  flexBasis: "100%",
  "@media": {
    [from(800)]: { order: "unset", flexBasis: "auto" },
    [FOLDED]: { selectors: { '&[data-open="false"]': { display: "none" }, [OPEN]: panel } },
  },
});

export const items = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(7)}`,
  fontWeight: fontWeight.medium,
  "@media": {
    [from(800)]: { columnGap: space(4) },
    [from(1280)]: { columnGap: space(7) },
    [FOLDED]: { display: "grid" },
  },
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space(11),
  hyphens: "auto",
  overflowWrap: "anywhere",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  selectors: {
    "&[aria-current]": { textDecoration: "underline", textDecorationThickness: width(2) },
  },
});

export const tools = style({
  order: 1,
  display: "flex",
  alignItems: "center",
  gap: space(2),
  "@media": { [from(800)]: { order: "unset" } },
});

/** Before what it opens for those who tab, at the end of the line for those who look. */
export const opener = style({
  order: 2,
  display: "none",
  inlineSize: space(11),
  blockSize: space(11),
  padding: 0,
  placeItems: "center",
  border: `${width(1.5)} solid currentColor`,
  borderRadius: "50%",
  background: "transparent",
  color: "inherit",
  cursor: "pointer",
  "@media": {
    [FOLDED]: { display: "inline-grid" },
  },
});
