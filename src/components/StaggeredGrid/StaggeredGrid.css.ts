import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { besideAnother, cardPair, gutter } from "../../theme/grid.ts";
import { pairs } from "../../theme/styles/printBreaks.css.ts";
import { from, width } from "../../theme/units.ts";

/** Offset of the second column. */
const STEP = width(96);

export const grid = style([
  pairs,
  {
    display: "grid",
    gap: space.broad,
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
