import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { hanging, tightHead, tightOpener, wholeHead } from "../../theme/siteHead.ts";
import { space, width } from "../../theme/units.ts";

/** On a small screen the panel hangs from the whole head of the site, and so always has its width. */
export const menu = style({
  "@container": { [wholeHead]: { position: "relative" } },
  "@media": { print: { display: "none" } },
});

export const opener = style({
  display: "grid",
  placeItems: "center",
  inlineSize: space(11),
  blockSize: space(11),
  border: `${width(1.5)} solid currentColor`,
  borderRadius: "50%",
  cursor: "pointer",
  listStyle: "none",
  "@container": {
    [tightHead]: tightOpener,
  },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const panel = style({
  ...hanging,
  zIndex: 2,
  insetBlockStart: `calc(100% + ${space(2)})`,
  padding: space(4),
  border: `${width(1)} solid ${colour.border.control}`,
  borderRadius: space(2),
  background: colour.surface.raised,
  color: colour.text.body,
  "@container": { [wholeHead]: { inlineSize: space(100) } },
});
