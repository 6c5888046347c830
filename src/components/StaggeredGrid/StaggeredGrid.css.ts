import { globalStyle, style } from "@vanilla-extract/css";
import { besideAnother, cardPair, gutter } from "../../theme/grid.ts";
import { pairs } from "../../theme/styles/printBreaks.css.ts";
import { fluidSpace, from, space } from "../../theme/units.ts";

/** Offset of the second column. */
const STEP = space(24);

export const grid = style([
  pairs,
  {
    display: "grid",
    gap: fluidSpace(10, 14),
    "@media": {
      [besideAnother]: {
        ...cardPair,
        selectors: { "&:has(> :nth-child(2))": { paddingBlockEnd: STEP } },
      },
      [from(768)]: { columnGap: gutter },
    },
  },
]);

// Position, not margin: a margin would also add the gap below every card of the first column.
globalStyle(`${grid} > :nth-child(even)`, {
  "@media": { [besideAnother]: { position: "relative", insetBlockStart: STEP } },
});
