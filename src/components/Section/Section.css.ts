import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour, fontWeight, space } from "../../theme/contract.css.ts";
import { strongGround } from "../../theme/styles/backgrounds.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";

export const section = recipe({
  base: {
    paddingBlock: space.section,
    "@media": { print: { paddingBlock: space[4] } },
  },
  variants: {
    tone: {
      page: {},
      quiet: { background: colour.surface.quiet },
      strong: strongGround,
    },
  },
});

export const head = style([
  follow,
  {
    position: "relative",
    display: "grid",
    gap: space[3],
    marginBlockEnd: space.near,
    "@media": { print: { breakAfter: "avoid" } },
  },
]);

export const more = style([
  notOnPaper,
  { marginBlockStart: space.wide, fontWeight: fontWeight.bold },
]);
