import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { prose } from "../../components/Prose/Prose.css.ts";
import { colour, space, stroke } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { textWidth } from "../../theme/units.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const page = style([follow, { ...column, gap: space.wide, paddingBlockEnd: space.section }]);

/** The index in three columns, the text in the last eight. */
export const body = recipe({
  base: [
    follow,
    {
      // Not a grid: a browser may keep what is sticky in its own row.
      display: "flex",
      flexDirection: "column",
      gap: space.wide,
    },
  ],
  variants: {
    hasIndex: {
      true: { "@media": { [sideBySide]: { display: "grid", ...onColumns(3, 1, 8) } } },
      false: {},
    },
  },
});

export const sections = style([
  follow,
  {
    ...column,
    gap: space.broad,
    "@media": { [sideBySide]: { gridColumn: "3" } },
  },
]);

export const section = style([
  follow,
  {
    ...column,
    gap: space[5],
    selectors: {
      "& + &": {
        paddingBlockStart: space.near,
        borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`,
      },
    },
  },
]);

export const text = style([prose, { paddingBlockEnd: 0 }]);

export const people = style([follow, { ...column, gap: space[5], maxInlineSize: textWidth }]);
