import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/units.ts";

export const inquiry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(5),
  overflowWrap: "anywhere",
  scrollMarginBlockStart: space(6),
  "@media": { print: { display: "none" } },
});

export const title = style({ fontSize: fontSize.title, lineHeight: 1.2 });
