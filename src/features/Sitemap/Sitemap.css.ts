import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { from, width } from "../../theme/units.ts";

export const groups = style([
  follow,
  {
    display: "grid",
    gap: space.broad,
    paddingBlockEnd: space.section,
  },
]);

export const pages = style({
  marginBlockStart: space[4],
  columnWidth: width(288),
  columnGap: space[10],
});

export const page = style({ breakInside: "avoid", overflowWrap: "anywhere" });

// Comfortable touch targets; smaller ones for a pointer.
globalStyle(`${page} > a`, {
  display: "inline-block",
  paddingBlock: space[3],
  "@media": { [from(768)]: { paddingBlock: space[1.5] } },
});
