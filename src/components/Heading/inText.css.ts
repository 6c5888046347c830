import { globalStyle, style } from "@vanilla-extract/css";
import { leading } from "../../theme/contract.css.ts";
import { space } from "../../theme/units.ts";

/** Around a running text: its headings are as wide as its lines, and nearer to what they head. */
export const headingsInText = style({});

const HEADINGS = `${headingsInText} > :is(h2, h3, h4, h5, h6)`;

globalStyle(HEADINGS, {
  maxInlineSize: "none",
  marginBlockStart: space(6),
  lineHeight: leading.title,
  hyphens: "manual",
});
globalStyle(`${HEADINGS}:first-child`, { marginBlockStart: 0 });
