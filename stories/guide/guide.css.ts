import { style } from "@vanilla-extract/css";
import {
  colour,
  font,
  fontSize,
  fontWeight,
  radius,
  space,
  stroke,
} from "../../src/theme/contract.css.ts";

export const pairs = style({
  marginBlock: `${space[3]} ${space[8]}`,
  color: colour.text.body,
  fontFamily: font.body,
  fontSize: fontSize.small,
});

export const group = style({ marginBlock: space[8], color: colour.text.body });

export const groupName = style({
  marginBlockEnd: space[4],
  fontFamily: font.display,
  fontSize: fontSize.lead,
  textTransform: "capitalize",
});

export const index = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
  gap: space[6],
});

export const entry = style({
  display: "grid",
  gap: space[1],
  color: "inherit",
  fontFamily: font.body,
  fontSize: fontSize.small,
  textDecoration: "none",
});

/** The upper part of the picture, at the width of the entry. */
export const thumbnail = style({
  blockSize: "8rem",
  overflow: "hidden",
  border: `${stroke.hair} solid ${colour.border.quiet}`,
  borderRadius: radius.field,
  background: colour.surface.page,
  marginBlockEnd: space[2],
});

export const picture = style({ inlineSize: "250%", maxInlineSize: "none" });

export const entryName = style({
  fontWeight: fontWeight.bold,
  selectors: { [`${entry}:hover &`]: { textDecoration: "underline" } },
});

export const purpose = style({ color: colour.text.quiet });
