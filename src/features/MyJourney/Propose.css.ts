import { globalStyle, style } from "@vanilla-extract/css";
import { colour, fontSize, space } from "../../theme/contract.css.ts";
import { notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { textWidth } from "../../theme/units.ts";

export const part = style([
  notOnPaper,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], justifyItems: "start" },
]);

export const fields = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space[4]} ${space[6]}`,
});

// Of fields, choices and numbers alike.
globalStyle(`${fields} label`, { fontSize: fontSize.small });

export const rules = style({ maxInlineSize: textWidth, color: colour.text.quiet });
globalStyle(`${rules} > summary`, { cursor: "pointer" });
globalStyle(`${rules} > p`, { marginBlockStart: space[2] });

export const list = style({ display: "grid", gap: space[3] });
globalStyle(`${list} a`, { display: "inline-block", paddingBlock: space[1] });
