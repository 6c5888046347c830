import { style } from "@vanilla-extract/css";
import {
  colour,
  font,
  fontSize,
  fontWeight,
  leading,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { from, width } from "../../theme/units.ts";

const gutter = space.snug;

/** Media query: where the blocks stand side by side. */
const besideOthers = `print, ${from(768)}`;

const line = `${stroke.hair} solid ${colour.border.quiet}`;

export const list = style([
  whole,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    borderBlock: line,
    "@media": {
      [besideOthers]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
      },
      [from(768)]: { paddingBlock: space[5] },
    },
  },
]);

export const block = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  overflowWrap: "break-word",
  selectors: { "& + &": { borderBlockStart: line } },
  "@media": {
    [besideOthers]: {
      display: "grid",
      alignContent: "start",
      gap: space[1],
      paddingBlock: space[1],
      paddingInlineEnd: gutter,
      selectors: {
        "& + &": {
          borderBlockStart: "none",
          borderInlineStart: line,
          paddingInlineStart: gutter,
        },
      },
    },
  },
});

export const name = style({
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

export const value = style({
  flex: `1 1 ${width(120)}`,
  minInlineSize: 0,
  fontFamily: font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.medium,
  lineHeight: leading.title,
  textAlign: "end",
  textWrap: "balance",
  hyphens: "auto",
  hyphenateLimitChars: "12 5 5",
  "@media": { [besideOthers]: { textAlign: "start" } },
});
