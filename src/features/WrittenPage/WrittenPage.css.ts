import { style } from "@vanilla-extract/css";
import { prose } from "../../components/Prose/Prose.css.ts";
import { colour, space, stroke } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";
import { textWidth } from "../../theme/units.ts";

export const page = style([
  follow,
  { display: "grid", gap: space.wide, paddingBlockEnd: space.section },
]);

/** Heading in four columns, text beside it: short sections read like a table. */
export const section = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    "@media": {
      [sideBySide]: {
        ...onColumns(4, 8),
        paddingBlockStart: space.near,
        borderBlockStart: `${stroke.hair} solid ${colour.border.quiet}`,
      },
    },
  },
]);

export const text = style([
  prose,
  { paddingBlockEnd: 0, "@media": { [sideBySide]: { gridColumn: "2" } } },
]);

/** Wider than a text, so that all columns are in sight. */
export const table = style({
  minInlineSize: 0,
  "@media": { [sideBySide]: { gridColumn: "2" } },
});

export const people = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    maxInlineSize: textWidth,
    "@media": { [sideBySide]: { gridColumn: "2" } },
  },
]);
