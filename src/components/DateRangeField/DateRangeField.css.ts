import { style } from "@vanilla-extract/css";
import { colour, space } from "../../theme/contract.css.ts";

/** Both days on one line, or below each other on a narrow screen. */
export const days = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  minInlineSize: 0,
});

export const between = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
});

export const dash = style({ color: colour.text.quiet });
