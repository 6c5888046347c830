import { globalStyle, style } from "@vanilla-extract/css";
import { below, space } from "../units.ts";

/**
 * A term (wide enough for "Schwierigkeit") and its value, side by side where both fit. All rows of
 * a list share the same two columns.
 */
export const namedRow = style({ display: "flex", flexWrap: "wrap", columnGap: space(4) });

globalStyle(`${namedRow} > dt`, {
  flex: `2 1 ${space(25)}`,
  minInlineSize: 0,
  "@media": { print: { flex: `0 0 ${space(24)}` } },
});
globalStyle(`${namedRow} > dd`, {
  flex: `3 1 ${space(30)}`,
  minInlineSize: 0,
  "@media": { [below(768)]: { hyphens: "auto" } },
});
