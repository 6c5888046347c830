import { style } from "@vanilla-extract/css";
import { colour, font } from "../../theme/contract.css.ts";
import { fontSize, fontWeight, from, space } from "../../theme/units.ts";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(3)} ${space(8)}`,
  paddingBlock: space(5),
});

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(3),
  fontFamily: font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.bold,
  textDecoration: "none",
});

export const mark = style({ inlineSize: space(8.5), blockSize: space(8.5) });
export const sun = style({ fill: colour.text.onStrongAccent });
export const river = style({ fill: colour.border.strong });
export const wave = style({ fill: colour.surface.page });

export const navigation = style({
  "@media": { [from(768)]: { marginInlineStart: "auto" } },
});

export const items = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(6)}`,
  fontWeight: fontWeight.medium,
});

export const item = style({
  display: "inline-block",
  paddingBlock: space(1),
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  selectors: { "&[aria-current]": { textDecoration: "underline" } },
});
