import { style } from "@vanilla-extract/css";
import { follow } from "../../theme/paper.css.ts";
import { fluidSpace, fontSize, space, width } from "../../theme/units.ts";

export const groups = style([
  follow,
  {
    display: "grid",
    gap: fluidSpace(10, 16),
    paddingBlockEnd: fluidSpace(14, 28),
  },
]);

export const name = style({ marginBlockEnd: space(4), fontSize: fontSize.title, lineHeight: 1.2 });

export const pages = style({ columnWidth: width(288), columnGap: space(10) });

export const page = style({
  // A finger finds one line among a hundred.
  paddingBlock: space(1.5),
  breakInside: "avoid",
  overflowWrap: "anywhere",
});
