import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/contract.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";

export const part = style([notOnPaper, { display: "grid", gap: space[4] }]);

export const fields = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space[4]} ${space[6]}`,
});

// Of fields, choices and numbers alike.
globalStyle(`${fields} label`, { fontSize: fontSize.small });

export const starts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
