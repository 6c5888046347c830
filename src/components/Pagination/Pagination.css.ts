import { globalStyle, style } from "@vanilla-extract/css";
import { control, space } from "../../theme/contract.css.ts";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
  fontVariantNumeric: "tabular-nums",
});

globalStyle(`${pages} > li > *`, {
  justifyContent: "center",
  minInlineSize: control.small,
  textAlign: "center",
});
