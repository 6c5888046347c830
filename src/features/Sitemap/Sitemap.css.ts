import { globalStyle, style } from "@vanilla-extract/css";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { fluidSpace, from, space, width } from "../../theme/units.ts";

export const groups = style([
  follow,
  {
    display: "grid",
    gap: fluidSpace(10, 16),
    paddingBlockEnd: fluidSpace(14, 28),
  },
]);

export const pages = style({
  marginBlockStart: space(4),
  columnWidth: width(288),
  columnGap: space(10),
});

export const page = style({ breakInside: "avoid", overflowWrap: "anywhere" });

// Comfortable touch targets; smaller ones for a pointer.
globalStyle(`${page} > a`, {
  display: "inline-block",
  paddingBlock: space(2.5),
  "@media": { [from(768)]: { paddingBlock: space(1.5) } },
});
