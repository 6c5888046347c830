import { style } from "@vanilla-extract/css";
import { colour, fontSize, space, stroke } from "../../theme/contract.css.ts";
import { follow, whole } from "../../theme/styles/printBreaks.css.ts";
import { textWidth } from "../../theme/units.ts";

export const part = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    maxInlineSize: textWidth,
    "@media": { print: { maxInlineSize: "none" } },
  },
]);

export const voice = style([
  whole,
  {
    display: "grid",
    gap: space[2],
    paddingInlineStart: space[4],
    borderInlineStart: `${stroke.heavy} solid ${colour.border.strong}`,
    overflowWrap: "anywhere",
    textWrap: "pretty",
  },
]);

export const by = style({ fontSize: fontSize.small, color: colour.text.quiet });
