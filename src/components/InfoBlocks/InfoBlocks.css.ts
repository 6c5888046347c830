import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import {
  colour,
  font,
  fontSize,
  fontWeight,
  leading,
  space,
  stroke,
} from "../../theme/contract.css.ts";
import { pairsOfBlocks } from "../../theme/grid.ts";
import { whole } from "../../theme/styles/printBreaks.css.ts";
import { from, width } from "../../theme/units.ts";

const gutter = space.snug;

const line = `${stroke.hair} solid ${colour.border.quiet}`;

/** Media query: where the blocks stand side by side. */
const besideOthers = `print, ${from(768)}`;

export const list = recipe({
  base: [
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
  ],
  variants: {
    of: {
      word: {},
      // A clause needs more width.
      clause: {
        "@media": {
          [pairsOfBlocks]: {
            gridAutoFlow: "row",
            gridTemplateColumns: "1fr 1fr",
            rowGap: space[4],
          },
        },
      },
    },
  },
});

export const block = recipe({
  base: {
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
  },
  variants: {
    of: {
      word: {},
      clause: {
        "@media": {
          [pairsOfBlocks]: {
            selectors: {
              "&:nth-child(odd)": { borderInlineStart: "none", paddingInlineStart: 0 },
              "&:nth-child(odd):last-child": { gridColumn: "1 / -1" },
            },
          },
        },
      },
    },
  },
});

export const name = recipe({
  base: { fontSize: fontSize.small, color: colour.text.quiet },
  variants: { of: { word: {}, clause: { flexBasis: width(96) } } },
});

export const value = recipe({
  base: {
    minInlineSize: 0,
    fontFamily: font.display,
    fontWeight: fontWeight.medium,
    textWrap: "balance",
    hyphens: "auto",
    hyphenateLimitChars: "12 5 5",
  },
  variants: {
    of: {
      word: [
        {
          flex: `1 1 ${width(120)}`,
          fontSize: fontSize.title,
          lineHeight: leading.title,
          textAlign: "end",
        },
        { "@media": { [besideOthers]: { textAlign: "start" } } },
      ],
      clause: { flex: `1 1 ${width(184)}`, fontSize: fontSize.lead, lineHeight: leading.heading },
    },
  },
});

export const note = style({
  display: "block",
  marginBlockStart: space[1],
  fontFamily: font.body,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  lineHeight: leading.caption,
  color: colour.text.quiet,
  textWrap: "pretty",
});
