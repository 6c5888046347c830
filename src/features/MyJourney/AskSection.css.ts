import { style } from "@vanilla-extract/css";
import { colour, space } from "../../theme/contract.css.ts";
import { sideBySide, spanning } from "../../theme/grid.ts";
import { edged } from "../../theme/styles/backgrounds.css.ts";

/** A band of its own. */
export const ask = style([
  edged,
  {
    background: colour.surface.quiet,
    paddingBlock: space.broad,
    marginBlockEnd: space.section,
    "@media": { print: { padding: 0, margin: 0 } },
  },
]);

/** Reserves room for the form. */
export const form = style({
  "@media": { screen: { minBlockSize: "60svh" }, [sideBySide]: { inlineSize: spanning(7) } },
});
