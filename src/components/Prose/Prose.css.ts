import { globalStyle, style } from "@vanilla-extract/css";
import { fluidSpace, fontSize, space, width } from "../../theme/units.ts";

export const prose = style({
  display: "grid",
  gap: space(5),
  maxInlineSize: width(672),
  paddingBlockEnd: fluidSpace(14, 28),
});
globalStyle(`${prose} h2`, { fontSize: fontSize.title, marginBlockStart: space(6) });
