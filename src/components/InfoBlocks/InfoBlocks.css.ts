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

const line = `${stroke.hair} solid ${colour.border.quiet}`;

export const list = style([
  whole,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    borderBlock: line,
    "@media": {
      print: { gridTemplateColumns: "none", gridAutoFlow: "column", gap: space[6] },
      [from(768)]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
        paddingBlock: space[5],
      },
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
    print: {
      display: "block",
      paddingBlock: space[1],
      selectors: { "& + &": { borderBlockStart: "none" } },
    },
    [from(768)]: {
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
  "@media": { [from(768)]: { textAlign: "start" } },
});
