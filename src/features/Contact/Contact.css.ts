import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/contract.css.ts";
import { onColumns, sideBySide } from "../../theme/grid.ts";
import { follow } from "../../theme/styles/printBreaks.css.ts";

export const columns = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.broad,
    paddingBlockEnd: space.section,
    "@media": { [sideBySide]: onColumns(7, 1, 4) },
  },
]);

export const details = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[2],
    overflowWrap: "anywhere",
    textWrap: "pretty",
    "@media": { [sideBySide]: { gridColumn: "3" } },
  },
]);

globalStyle(`${details} > h2`, { marginBlockStart: space[5] });
globalStyle(`${details} > h2 + *`, { "@media": { print: { marginBlockStart: space[1] } } });
