import { globalStyle, style } from "@vanilla-extract/css";
import { follow } from "../../theme/paper.css.ts";
import { fluidSpace, from, space } from "../../theme/units.ts";

export const columns = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: fluidSpace(12, 20),
    paddingBlockEnd: fluidSpace(14, 28),
    "@media": { [from(800)]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" } },
  },
]);

export const details = style([
  follow,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space(2),
    overflowWrap: "anywhere",
    textWrap: "pretty",
  },
]);

globalStyle(`${details} > h2`, { marginBlockStart: space(5) });
globalStyle(`${details} > h2 + *`, { "@media": { print: { marginBlockStart: space(1) } } });
globalStyle(`${details} > h2:first-child`, { marginBlockStart: 0 });
