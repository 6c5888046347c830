import { style } from "@vanilla-extract/css";
import { colour, font } from "../../theme/contract.css.ts";
import { fontSize, space, width } from "../../theme/units.ts";

export const text = style({
  display: "grid",
  gap: space(5),
  maxInlineSize: width(672),
  overflowWrap: "anywhere",
});

export const heading = style({ fontSize: fontSize.title, marginBlockStart: space(6) });

export const quote = style({
  borderInlineStart: `${space(0.75)} solid ${colour.border.strong}`,
  paddingInlineStart: space(6),
  fontFamily: font.display,
  fontSize: fontSize.lead,
});

export const preformatted = style({ overflowX: "auto", whiteSpace: "pre-wrap" });

export const bullets = style({ listStyle: "disc", paddingInlineStart: space(6) });

export const numbers = style({ listStyle: "decimal", paddingInlineStart: space(6) });

export const caption = style({
  marginBlockStart: space(2),
  fontSize: fontSize.small,
  color: colour.text.quiet,
});
