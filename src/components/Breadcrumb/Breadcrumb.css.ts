import { style } from "@vanilla-extract/css";
import { colour } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, space } from "../../theme/units.ts";

// A long title is cut off in its step instead of widening what is around.
export const path = style({ minInlineSize: 0, maxInlineSize: "100%" });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(2),
  fontSize: fontSize.small,
  color: colour.text.quiet,
});

export const step = style({
  display: "flex",
  gap: space(2),
  alignItems: "center",
  minInlineSize: 0,
  maxInlineSize: "100%",
  minBlockSize: space(8),
  selectors: {
    // The sign turns by itself where the line runs from right to left; it is not read out.
    "& + &::before": { content: ['"›"', '"›" / ""'] },
    // Takes what is left of the line and asks for no more, so that no font can make it two lines.
    "&:last-child": { flex: `1 1 ${space(16)}` },
  },
});

export const link = style({
  minInlineSize: 0,
  paddingBlock: space(1),
  overflowWrap: "anywhere",
  textDecorationColor: "transparent",
  ":hover": { textDecorationColor: "currentColor" },
});

// The page's title says it in full right below.
export const current = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: fontWeight.medium,
});
