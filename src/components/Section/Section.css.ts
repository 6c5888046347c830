import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { colour } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { strongGround } from "../../theme/styles/backgrounds.css.ts";
import { follow, notOnPaper } from "../../theme/styles/printBreaks.css.ts";
import { fluidSpace, fontWeight, space } from "../../theme/units.ts";

export const section = recipe({
  base: {
    paddingBlock: fluidSpace(14, 28),
    "@media": { print: { paddingBlock: space(4) } },
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
    display: "grid",
    gap: space(4),
    marginBlockEnd: fluidSpace(7, 10),
    "@media": {
      [sideBySide]: { ...onColumns(7, 5), alignItems: "first baseline" },
    },
  },
]);

export const more = style([
  notOnPaper,
  { marginBlockStart: fluidSpace(8, 12), fontWeight: fontWeight.bold },
]);
