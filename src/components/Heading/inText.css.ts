import { globalStyle, style } from "@vanilla-extract/css";
import { leading, space } from "../../theme/contract.css.ts";

/**
 * Container of running text: its headings span the full line and are closer to the text below them.
 */
export const headingsInText = style({});

const HEADINGS = `${headingsInText} > :is(h2, h3, h4, h5, h6)`;

globalStyle(HEADINGS, {
  maxInlineSize: "none",
  marginBlockStart: space[6],
  lineHeight: leading.title,
  hyphens: "manual",
});
globalStyle(`${HEADINGS}:first-child`, { marginBlockStart: 0 });
