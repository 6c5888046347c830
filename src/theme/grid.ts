import type { StyleRule } from "@vanilla-extract/css";
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
