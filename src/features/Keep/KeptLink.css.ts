import { globalStyle, style } from "@vanilla-extract/css";
import { colour, control, fontWeight, radius, space, stroke } from "../../theme/contract.css.ts";
import { shareOfHead, snugHead, tightHead } from "../../theme/siteHead.ts";
import { hover, VEIL } from "../../theme/styles/hover.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";

export const link = style([
  notOnPaper,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[1],
    minBlockSize: control.small,
    paddingInline: space[2],
    border: `${stroke.fine} solid currentColor`,
    borderRadius: radius.pill,
    fontWeight: fontWeight.medium,
    textDecoration: "none",
    "@container": {
      [snugHead]: { gap: 0, paddingInline: space[1] },
      [tightHead]: { minBlockSize: shareOfHead(15, control.small), paddingInline: space[1] },
    },
  },
  hover({ background: VEIL }),
]);

globalStyle(`${link}[aria-current] svg`, { color: colour.text.accent });

/** Has room for two digits from the beginning, so that nothing moves when they appear. */
export const count = style({
  minInlineSize: "1.2em",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
