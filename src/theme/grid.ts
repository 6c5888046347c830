import type { StyleRule } from "@vanilla-extract/css";
import { CARD_COLUMNS, MAIN_GRID } from "../../design-tokens/primitives/layout.ts";
import { fluidSpace, from, width } from "./units.ts";

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

/** Cards of one height side by side: 2, then 3, then 4. */
export const cardGrid: StyleRule = {
  display: "grid",
  gap: fluidSpace(4, 10),
  gridTemplateColumns: columns(CARD_COLUMNS.base),
  "@media": {
    [from(768)]: { gridTemplateColumns: columns(CARD_COLUMNS[768]) },
    [from(1280)]: { gridTemplateColumns: columns(CARD_COLUMNS[1280]) },
  },
};

/** One column, then the twelve that a page is arranged on. */
export const mainGrid: StyleRule = {
  display: "grid",
  gap: fluidSpace(5, 8),
  "@media": {
    [from(MAIN_GRID.from)]: {
      gridTemplateColumns: columns(MAIN_GRID.columns),
      columnGap: width(MAIN_GRID.gap),
    },
  },
};
