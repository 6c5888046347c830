import type { StyleRule } from "@vanilla-extract/css";
import { SPLIT_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import {
  CARD_COLUMNS,
  CARD_GAP,
  CARD_PAIR_FROM,
  MAIN_GRID,
} from "../../design-tokens/primitives/layout.ts";
import { fluidSpace, from, fromPixels, ROOT_SIZE, width } from "./units.ts";

interface Columns {
  gridTemplateColumns: string;
  columnGap: string;
}

const equal = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

/** Between the twelve columns. */
export const gutter = width(MAIN_GRID.gap);

/** Where the twelve columns of a page are wide enough for two things beside each other. */
export const sideBySide = fromPixels(SPLIT_BREAK);

/** Between cards and slides while they are not on the columns of the page. */
export const cardGap = fluidSpace(...CARD_GAP);

/** Narrower than two, one below the other; from where things stand side by side, on the page's columns. */
const cards: StyleRule = {
  display: "grid",
  columnGap: cardGap,
  rowGap: fluidSpace(8, 14),
  gridTemplateColumns: equal(1),
};

/** Where two cards have room beside each other. */
export const besideAnother = fromPixels(CARD_PAIR_FROM);

const fromPair = {
  [besideAnother]: { gridTemplateColumns: equal(CARD_COLUMNS.base) },
};
const fromThree = {
  [from(768)]: { gridTemplateColumns: equal(CARD_COLUMNS[768]) },
  [sideBySide]: { columnGap: gutter },
};
const fromFour = { [from(1280)]: { gridTemplateColumns: equal(CARD_COLUMNS[1280]) } };

/** Cards of one height side by side: 1, 2, 3, then 4. */
export const cardGrid: StyleRule = {
  ...cards,
  "@media": { ...fromPair, ...fromThree, ...fromFour },
};

/** The same for a few that stand for more: three of them make a row on any wider screen. */
export const fewCardGrid: StyleRule = { ...cards, "@media": { ...fromPair, ...fromThree } };

/** Where no more than two cards stand side by side. */
export const pairOnly = `screen and (${CARD_PAIR_FROM / ROOT_SIZE}em <= width < ${768 / ROOT_SIZE}em)`;

/** Two columns, as far apart as cards are. */
export const cardPair: Columns = { gridTemplateColumns: equal(2), columnGap: cardGap };

/**
 * spanning(7): as wide as seven of the twelve columns with the gaps between them; spanning(8, 7), in something
 * that stands on seven of them, as wide as eight.
 */
export const spanning = (count: number, own: number = MAIN_GRID.columns): string =>
  `calc((100% + ${gutter}) * ${count} / ${own} - ${gutter})`;

/** Side by side on the twelve columns: onColumns(7, 1, 4) leaves the eighth empty, the last takes what is left. */
export const onColumns = (...columns: number[]): Columns => ({
  gridTemplateColumns: columns
    .map((count, index) => (index === columns.length - 1 ? "minmax(0, 1fr)" : spanning(count)))
    .join(" "),
  columnGap: gutter,
});

/** One column, then the twelve that a page is arranged on. */
export const mainGrid: StyleRule = {
  display: "grid",
  gap: fluidSpace(5, 8),
  "@media": {
    [from(MAIN_GRID.from)]: {
      gridTemplateColumns: equal(MAIN_GRID.columns),
      columnGap: gutter,
    },
  },
};
