import { style } from "@vanilla-extract/css";
import {
  colour,
  control,
  fontSize,
  fontWeight,
  layer,
  radius,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { shareOfHead, snugHead, tightHead, wholeHead } from "../../theme/siteHead.ts";
import { dropIn } from "../../theme/styles/dropIn.css.ts";
import { hover } from "../../theme/styles/hover.ts";
import { width } from "../../theme/units.ts";

/** On a small screen the panel is positioned by the site header, so it can take the full width. */
export const menu = style({
  "@container": { [wholeHead]: { position: "relative" } },
  "@media": { print: { display: "none" } },
});

export const opener = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: control.small,
  paddingInline: space[3],
  border: `${stroke.fine} solid currentColor`,
  borderRadius: radius.pill,
  fontWeight: fontWeight.medium,
  cursor: "pointer",
  listStyle: "none",
  "::after": {
    content: '""',
    inlineSize: space[2],
    blockSize: space[2],
    borderBlockEnd: `${stroke.strong} solid`,
    borderInlineEnd: `${stroke.strong} solid`,
    transform: `translateY(-25%) rotate(45deg)`,
  },
  "@container": {
    [snugHead]: { paddingInline: space[2], "::after": { display: "none" } },
    [tightHead]: { minBlockSize: shareOfHead(15, control.small), paddingInline: space[1.5] },
  },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const panel = style({
  position: "absolute",
  zIndex: layer.menu,
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${space[2]})`,
  minInlineSize: `min(${width(192)}, 100%)`,
  maxInlineSize: "100%",
  padding: space[2],
  border: `${stroke.hair} solid ${colour.border.control}`,
  borderRadius: radius.panel,
  background: colour.surface.raised,
  color: colour.text.body,
  animation: dropIn,
  "@container": { [wholeHead]: { minInlineSize: width(192), maxInlineSize: "none" } },
});

export const list = style({ display: "grid" });

export const choice = style([
  {
    display: "block",
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.field,
    textDecoration: "none",
    selectors: {
      '&[aria-current="true"]': { fontWeight: fontWeight.bold, background: colour.surface.quiet },
    },
  },
  hover({ background: colour.surface.quiet }),
]);

export const note = style({
  paddingInline: space[3],
  paddingBlockEnd: space[2],
  fontSize: fontSize.small,
  color: colour.text.quiet,
});
