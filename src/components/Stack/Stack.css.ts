import { style, styleVariants } from "@vanilla-extract/css";
import { follow } from "../../theme/paper.css.ts";
import { space } from "../../theme/units.ts";

const column = style([
  follow,
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
]);

const GAPS = { 1: 1, 2: 2, 3: 3, 4: 4, 6: 6, 8: 8, 10: 10, 12: 12, 16: 16 } as const;

export const stack = styleVariants(GAPS, (units) => [column, { gap: space(units) }]);
