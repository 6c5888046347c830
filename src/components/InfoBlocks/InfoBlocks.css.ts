import { style } from "@vanilla-extract/css";
import { colour, font } from "../../theme/contract.css.ts";
import { fontSize, from, space } from "../../theme/units.ts";

const line = `1px solid ${colour.border.quiet}`;

export const list = style({
  display: "grid",
  borderBlock: line,
  "@media": { [from(768)]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

export const block = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space(4),
  paddingBlock: space(4),
  selectors: { "& + &": { borderBlockStart: line } },
  "@media": {
    [from(768)]: {
      display: "block",
      selectors: {
        "& + &": {
          borderBlockStart: "none",
          borderInlineStart: line,
          paddingInlineStart: space(7),
        },
      },
    },
  },
});

export const name = style({ fontSize: fontSize.small, color: colour.text.quiet });

export const value = style({ fontFamily: font.display, fontSize: fontSize.title });
