import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../contract.css.ts";
import { below, width } from "../units.ts";

/**
 * A term (wide enough for "Schwierigkeit") and its value, side by side where both fit. All rows of
 * a list share the same two columns.
 */
export const namedRow = style({ display: "flex", flexWrap: "wrap", columnGap: space[4] });

globalStyle(`${namedRow} > dt`, {
  flex: `2 1 ${width(100)}`,
  minInlineSize: 0,
  "@media": { print: { flex: `0 0 ${width(96)}` } },
});
globalStyle(`${namedRow} > dd`, {
  flex: `3 1 ${width(120)}`,
  minInlineSize: 0,
  "@media": { [below(768)]: { hyphens: "auto" } },
});
