import { SPLIT_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import { fluidLine, type Line } from "../../design-tokens/primitives/fluid.ts";
import {
  CARD_COLUMNS,
  CARD_GAP,
  CARD_PAIR_FROM,
  MAIN_GRID,
  PAGE_SIDES,
  PAGE_WIDTH,
  TEXT_WIDTH,
} from "../../design-tokens/primitives/layout.ts";
import { BASE_UNIT } from "../../design-tokens/primitives/space.ts";
import { ROOT_SIZE, width } from "./units.ts";

type Range = readonly [smallest: number, largest: number];

/** A distance that grows with the screen, in pixels. */
const lineOf = ([smallest, largest]: Range): Line =>
  fluidLine(smallest * BASE_UNIT, largest * BASE_UNIT);

const plus = (one: Line, other: Line, times: number): Line => ({
  start: one.start + times * other.start,
  slope: one.slope + times * other.slope,
});

const times = ({ start, slope }: Line, factor: number): Line => ({
  start: start * factor,
  slope: slope * factor,
});

/** What stands between the edges of a page, while the page is as wide as the screen. */
const CONTENT = plus({ start: 0, slope: 1 }, lineOf(PAGE_SIDES), -2);

/** Pixels: from this width of the screen on the page grows no further. */
const WHOLE_PAGE = Math.ceil((PAGE_WIDTH - CONTENT.start) / CONTENT.slope);

const GUTTER: Line = { start: MAIN_GRID.gap, slope: 0 };
const SLIM = lineOf(CARD_GAP);

const column = (count: number, gap: Line): Line => times(plus(CONTENT, gap, 1 - count), 1 / count);

const short = (value: number): string => String(Number(value.toFixed(1)));

/** written({ start: -26, slope: 0.956 }) => "calc(95.6vw - 26px)" */
function written({ start, slope }: Line): string {
  if (slope === 0) return width(start);
  const share = `${short(slope * 100)}vw`;
  if (Math.abs(start) < 0.05) return share;
  return `calc(${share} ${start < 0 ? "-" : "+"} ${short(Math.abs(start))}px)`;
}

const at = ({ start, slope }: Line, screen: number): number => Math.ceil(start + slope * screen);

/** When the screen is at least so wide, the picture is as wide as told. */
const when = (screen: number, picture: string): string =>
  `(min-width: ${screen / ROOT_SIZE}em) ${picture}`;

/**
 * sizesOf(…steps): from which width of the screen on which line holds, the widest first. Where the page
 * is as wide as it gets, the picture is too.
 */
function sizesOf(...steps: [from: number, line: Line][]): string {
  const [[, widest] = [0, CONTENT]] = steps;
  return [
    when(WHOLE_PAGE, width(at(widest, WHOLE_PAGE))),
    ...steps.map(([screen, line]) => (screen > 0 ? when(screen, written(line)) : written(line))),
  ].join(", ");
}

/** Two or three cards side by side: first as close as cards are, then on the columns of the page. */
const threeCards: [number, Line][] = [
  [SPLIT_BREAK, column(CARD_COLUMNS[768], GUTTER)],
  [768, column(CARD_COLUMNS[768], SLIM)],
];
const pairOfCards: [number, Line] = [CARD_PAIR_FROM, column(CARD_COLUMNS.base, SLIM)];

const whole = sizesOf([0, CONTENT]);

const share = (part: number): Line => times(CONTENT, part);

/** So many of the twelve columns, with the gaps between them. */
const columns = (count: number): Line =>
  plus(times(plus(CONTENT, GUTTER, 1), count / MAIN_GRID.columns), GUTTER, -1);

/** Pixels: beside many words a picture is so wide, seen or not, as it is high enough for them. */
const BESIDE_WORDS = 640;

const besideWords: [number, Line] = [CARD_PAIR_FROM, { start: BESIDE_WORDS, slope: 0 }];

/**
 * The hero fills a screen, or 760 pixels of it: where it is upright, its upright picture is as wide as
 * two thirds of its height, elsewhere the other one half as much again. Above the upright picture of a
 * narrow screen a fifth of the height is sky.
 */
const UPRIGHT_HERO = "max(100vw, min(507px, 67vh))";
const NARROW_HERO = "(max-width: 799px) max(100vw, min(406px, 54vh))";
const HERO = "(min-aspect-ratio: 4/5) max(100vw, min(1140px, 150vh))";

/** Of one picture, of each of two, and of three; on a wide screen on so many columns each. */
function thumbnailsOn(
  all: number,
  [left, right]: [number, number],
  [large, small]: [number, number],
): Record<1 | 2 | 3, string[]> {
  const beside = (count: number, part: number): string =>
    sizesOf([SPLIT_BREAK, columns(count)], [768, share(part)], [0, CONTENT]);
  const little = sizesOf([SPLIT_BREAK, columns(small)], [768, share(1 / 3)], [0, share(1 / 2)]);
  return {
    1: [sizesOf([SPLIT_BREAK, columns(all)], [0, CONTENT])],
    2: [beside(left, 1 / 2), beside(right, 1 / 2)],
    3: [beside(large, 2 / 3), little, little],
  };
}

/**
 * How wide pictures are drawn, for the `sizes` of an image: the browser chooses a file by it before
 * it knows any style. They follow from the same numbers as the grids.
 */
export const pictureSizes = {
  /** One of a list of cards. */
  list: sizesOf([1280, column(CARD_COLUMNS[1280], GUTTER)], ...threeCards, pairOfCards, [
    0,
    CONTENT,
  ]),
  /** One of a few cards. */
  few: sizesOf(...threeCards, pairOfCards, [0, CONTENT]),
  /** One of a few on a ground of their own; beside its words it is as high as they are. */
  band: sizesOf(...threeCards, besideWords, [0, CONTENT]),
  /** The only one, beside its words. */
  only: sizesOf([SPLIT_BREAK, columns(7)], [768, pairOfCards[1]], besideWords, [0, CONTENT]),
  /** One of a row that moves. */
  slide: sizesOf(
    [1280, column(3, GUTTER)],
    [SPLIT_BREAK, column(2, GUTTER)],
    [768, column(2, SLIM)],
    [0, CONTENT],
  ),
  /** One of two staggered columns. */
  story: sizesOf([768, column(2, GUTTER)], pairOfCards, [0, CONTENT]),
  /** Among the words of a document: a column more than they take, where there is one. */
  text: [sizesOf([SPLIT_BREAK, columns(8)]), when(768, width(TEXT_WIDTH)), written(CONTENT)].join(
    ", ",
  ),
  /** From edge to edge of the page's content. */
  whole,
  /** Beside the words at the head of a page, where there is room. */
  beside: sizesOf([SPLIT_BREAK, columns(7)], [0, CONTENT]),
  /** Beside a form. */
  side: sizesOf([SPLIT_BREAK, columns(4)], [0, CONTENT]),
  /** Behind the words at the head of a page. */
  hero: [HERO, NARROW_HERO, UPRIGHT_HERO].join(", "),
};

/** By the number of columns that they have, and of pictures. */
export const thumbnailSizes = {
  8: thumbnailsOn(8, [4, 4], [5, 3]),
  12: thumbnailsOn(12, [6, 6], [8, 4]),
};
