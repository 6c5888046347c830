import { globalStyle, style } from "@vanilla-extract/css";
import { colour, font, fontSize, fontWeight, leading, space } from "../../theme/contract.css.ts";

export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  overflowWrap: "anywhere",
});

export const name = style({
  fontFamily: font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.medium,
  lineHeight: leading.title,
});

export const facts = style({ display: "grid", gap: space[1] });

export const fact = style({ fontSize: fontSize.small, color: colour.text.quiet });

globalStyle(`${facts} > dd + dt`, { marginBlockStart: space[3] });
