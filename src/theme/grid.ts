import type { StyleRule } from "@vanilla-extract/css";
import { SPLIT_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import {
  CARD_COLUMNS,
  CARD_GAP,
  CARD_PAIR_FROM,
  MAIN_GRID,
} from "../../design-tokens/primitives/layout.ts";
import { space } from "./contract.css.ts";
import { fluid, from, fromPixels, ROOT_SIZE, width } from "./units.ts";

interface Columns {
  gridTemplateColumns: string;
  columnGap: string;
}

const equal = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

/** Gap between the twelve columns. */
export const gutter = width(MAIN_GRID.gap);

/** Media query: the page grid is wide enough for two elements side by side. */
export const sideBySide = fromPixels(SPLIT_BREAK);

/** Media query: it is not, so they stand below each other. */
export const stacked = `screen and (width < ${SPLIT_BREAK / ROOT_SIZE}em)`;

/** Media query: it is wide enough for two, but not for a text and a sidebar. */
export const pairsOfBlocks = `${from(768)} and (width < ${SPLIT_BREAK / ROOT_SIZE}em)`;

/** Gap between cards and slides while they are not on the page grid. */
export const cardGap = fluid(CARD_GAP);

/** One card per row. On wide screens the rules below switch to the gap of the page grid. */
const cards: StyleRule = {
  display: "grid",
  columnGap: cardGap,
  rowGap: space.wide,
  gridTemplateColumns: equal(1),
};

/** Media query: two cards fit side by side. */
export const besideAnother = fromPixels(CARD_PAIR_FROM);

const fromPair = {
  [besideAnother]: { gridTemplateColumns: equal(CARD_COLUMNS.base) },
};
const fromThree = {
  [from(768)]: { gridTemplateColumns: equal(CARD_COLUMNS[768]) },
  [sideBySide]: { columnGap: gutter },
};
const fromFour = { [from(1280)]: { gridTemplateColumns: equal(CARD_COLUMNS[1280]) } };

/** Cards of equal height: 1, 2, 3, then 4 per row. */
export const cardGrid: StyleRule = {
  ...cards,
  "@media": { ...fromPair, ...fromThree, ...fromFour },
};

/** The same for a short selection of cards: never more than three per row. */
export const fewCardGrid: StyleRule = { ...cards, "@media": { ...fromPair, ...fromThree } };

/** Media query: exactly two cards per row. */
export const pairOnly = `screen and (${CARD_PAIR_FROM / ROOT_SIZE}em <= width < ${768 / ROOT_SIZE}em)`;

/** How many cards a list has in a row, where there are several, and the media query for that. */
export const CARDS_IN_A_ROW: readonly (readonly [count: number, media: string])[] = [
  [CARD_COLUMNS.base, pairOnly],
  [CARD_COLUMNS[768], `${from(768)} and (width < ${1280 / ROOT_SIZE}em)`],
  [CARD_COLUMNS[1280], from(1280)],
];

/** Two columns with the gap of cards. */
export const cardPair: Columns = { gridTemplateColumns: equal(2), columnGap: cardGap };

/**
 * spanning(7): width of seven of the twelve columns, with the gaps between them. spanning(8, 7):
 * width of eight columns, inside an element that is seven columns wide.
 */
export const spanning = (count: number, own: number = MAIN_GRID.columns): string =>
  `calc((100% + ${gutter}) * ${count} / ${own} - ${gutter})`;

/**
 * Columns on the page grid. onColumns(7, 1, 4): the second stays empty, the last takes the
 * remaining width.
 */
export const onColumns = (...columns: number[]): Columns => ({
  gridTemplateColumns: columns
    .map((count, index) => (index === columns.length - 1 ? "minmax(0, 1fr)" : spanning(count)))
    .join(" "),
  columnGap: gutter,
});

/** One column, then the twelve columns of the page grid. */
export const mainGrid: StyleRule = {
  display: "grid",
  gap: space.near,
  "@media": {
    [from(MAIN_GRID.from)]: {
      gridTemplateColumns: equal(MAIN_GRID.columns),
      columnGap: gutter,
    },
  },
};
