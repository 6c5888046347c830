import type { StyleRule } from "@vanilla-extract/css";
import { SPLIT_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import {
  CARD_COLUMNS,
  CARD_GAP,
  CARD_PAIR_FROM,
  MAIN_GRID,
  SLIDE_GAP,
  STORY_GAP,
} from "../../design-tokens/primitives/layout.ts";
import { fluidSpace, from, fromPixels, ROOT_SIZE, space, width } from "./units.ts";

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

/** Narrower than two, one below the other. */
const cards: StyleRule = {
  display: "grid",
  columnGap: fluidSpace(...CARD_GAP),
  rowGap: fluidSpace(8, 14),
  gridTemplateColumns: columns(1),
};

const fromPair = {
  [fromPixels(CARD_PAIR_FROM)]: { gridTemplateColumns: columns(CARD_COLUMNS.base) },
};
const fromThree = { [from(768)]: { gridTemplateColumns: columns(CARD_COLUMNS[768]) } };
const fromFour = { [from(1280)]: { gridTemplateColumns: columns(CARD_COLUMNS[1280]) } };

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
export const cardPair: StyleRule = {
  gridTemplateColumns: columns(2),
  columnGap: fluidSpace(...CARD_GAP),
};

/** Where the twelve columns of a page are wide enough for two things beside each other. */
export const sideBySide = fromPixels(SPLIT_BREAK);

const gap = width(MAIN_GRID.gap);

/** spanning(7): as wide as seven of the twelve columns with the gaps between them. */
const spanning = (columns: number): string =>
  `calc((100% - ${MAIN_GRID.columns - 1} * ${gap}) * ${columns} / ${MAIN_GRID.columns} + ${columns - 1} * ${gap})`;

/** Side by side on the twelve columns: onColumns(7, 1, 4) leaves the eighth empty, the last takes what is left. */
export const onColumns = (...columns: number[]): StyleRule => ({
  gridTemplateColumns: columns
    .map((count, index) => (index === columns.length - 1 ? "minmax(0, 1fr)" : spanning(count)))
    .join(" "),
  columnGap: gap,
});

export const slideGap = fluidSpace(...SLIDE_GAP);

export const storyGap = space(STORY_GAP);

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
