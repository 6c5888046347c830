import { globalStyle, style } from "@vanilla-extract/css";
import { colour, space, stroke } from "../../theme/contract.css.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { from, textWidth } from "../../theme/units.ts";

const line = `${stroke.hair} solid ${colour.border.quiet}`;

export const lists = style({
  maxInlineSize: textWidth,
  borderBlockStart: line,
  "@media": { print: { columns: 2, columnGap: space[8] } },
});

export const list = style([
  whole,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[2],
    paddingBlock: space[4],
    borderBlockEnd: line,
    "@media": {
      [from(768)]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)", gap: space[4] },
      print: { gap: 0, paddingBlock: space[2] },
    },
  },
]);

export const name = style({ color: colour.text.quiet });

export const items = style({
  display: "grid",
  gap: space[1.5],
  overflowWrap: "anywhere",
  "@media": { print: { gap: space[0.5] } },
});

globalStyle(`${items} > li`, { paddingInlineStart: space[5], position: "relative" });
globalStyle(`${items} > li::before`, {
  content: '"–"',
  position: "absolute",
  insetInlineStart: 0,
  color: colour.text.accent,
});
