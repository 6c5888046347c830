import { style } from "@vanilla-extract/css";
import { colour, font } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, from, space, width } from "../../theme/units.ts";

export const filter = style({
  display: "grid",
  gap: space(3),
  "@media": { "(scripting: none)": { display: "none" } },
});

export const opener = style({
  justifySelf: "start",
  minBlockSize: space(11),
  padding: `${space(2)} ${space(5)}`,
  border: `${width(1.5)} solid ${colour.border.control}`,
  borderRadius: space(25),
  background: "transparent",
  color: colour.text.body,
  font: "inherit",
  fontWeight: fontWeight.medium,
  cursor: "pointer",
  "@media": { [from(800)]: { display: "none" } },
});

export const choices = style({
  display: "none",
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&[data-open="true"]': { display: "block" } },
  "@media": { [from(800)]: { display: "block" } },
});

export const legend = style({
  padding: 0,
  marginBlockEnd: space(3),
  fontFamily: font.display,
  fontSize: fontSize.lead,
});

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  minBlockSize: space(11),
  cursor: "pointer",
});

export const box = style({
  flex: "none",
  inlineSize: space(5.5),
  blockSize: space(5.5),
  margin: 0,
  accentColor: colour.action.selected,
});

export const name = style({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" });

export const count = style({ fontSize: fontSize.small, color: colour.text.quiet });
