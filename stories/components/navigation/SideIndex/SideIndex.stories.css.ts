import { style } from "@vanilla-extract/css";
import { space } from "../../../../src/theme/contract.css.ts";
import { onColumns, sideBySide } from "../../../../src/theme/grid.ts";
import { textWidth } from "../../../../src/theme/units.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: space.wide,
  "@media": { [sideBySide]: { display: "grid", ...onColumns(3, 1, 8) } },
});

export const text = style({
  display: "grid",
  gap: space.wide,
  maxInlineSize: textWidth,
  "@media": { [sideBySide]: { gridColumn: "3" } },
});

export const section = style({ display: "grid", gap: space[4] });
