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
import { ROOT_SIZE, width } from "./units.ts";

type Range = readonly [smallest: number, largest: number];

/** A distance that grows with the screen, as a line in pixels. */
const lineOf = ([smallest, largest]: Range): Line => fluidLine(smallest, largest);

const plus = (one: Line, other: Line, times: number): Line => ({
  start: one.start + times * other.start,
  slope: one.slope + times * other.slope,
});

const times = ({ start, slope }: Line, factor: number): Line => ({
  start: start * factor,
  slope: slope * factor,
});

/** Content width while the page is as wide as the screen. */
const CONTENT = plus({ start: 0, slope: 1 }, lineOf(PAGE_SIDES), -2);

/** From this screen width on, in pixels, the page is at its maximum width. */
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

/** when(768, "50vw") => "(min-width: 48em) 50vw" */
const when = (screen: number, picture: string): string =>
  `(min-width: ${screen / ROOT_SIZE}em) ${picture}`;

/**
 * Value of a `sizes` attribute from steps of minimum screen width and picture width, the widest
 * first. From the maximum page width on, the picture has a fixed width.
 */
function sizesOf(...steps: [from: number, line: Line][]): string {
  const [[, widest] = [0, CONTENT]] = steps;
  return [
    when(WHOLE_PAGE, width(at(widest, WHOLE_PAGE))),
    ...steps.map(([screen, line]) => (screen > 0 ? when(screen, written(line)) : written(line))),
  ].join(", ");
}

/** Three cards per row: first with the gap of cards, then on the page grid. */
const threeCards: [number, Line][] = [
  [SPLIT_BREAK, column(CARD_COLUMNS[768], GUTTER)],
  [768, column(CARD_COLUMNS[768], SLIM)],
];
const pairOfCards: [number, Line] = [CARD_PAIR_FROM, column(CARD_COLUMNS.base, SLIM)];

const whole = sizesOf([0, CONTENT]);

const share = (part: number): Line => times(CONTENT, part);

/** Width of a number of page columns, with the gaps between them. */
const columns = (count: number): Line =>
  plus(times(plus(CONTENT, GUTTER, 1), count / MAIN_GRID.columns), GUTTER, -1);

/**
 * In pixels. A picture beside a long text covers the height of the text, so it is loaded this wide
 * even if it is cropped.
 */
const BESIDE_WORDS = 640;

const besideWords: [number, Line] = [CARD_PAIR_FROM, { start: BESIDE_WORDS, slope: 0 }];

/** In pixels. */
export const PORTRAIT_WIDTH = 96;

/**
 * The hero is as high as the screen, up to 760 pixels. An upright screen gets the upright picture,
 * whose width is two thirds of its height; other screens get the wide one, at one and a half times
 * the height. On a narrow screen the upper fifth of the upright picture is sky.
 */
const UPRIGHT_HERO = "max(100vw, min(507px, 67vh))";
const NARROW_HERO = "(max-width: 799px) max(100vw, min(406px, 54vh))";
const HERO = "(min-aspect-ratio: 4/5) max(100vw, min(1140px, 150vh))";

/** From the middle of a page at its maximum width to the beginning of its sixth column. */
const OPENING = Math.ceil(at(columns(7), WHOLE_PAGE) - PAGE_WIDTH / 2);

/**
 * `sizes` for a group of one, two or three pictures. The arguments are the columns that each takes
 * on a wide screen.
 */
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
 * Values of the `sizes` attribute. The browser chooses a file by them before it loads any style, so
 * they are derived from the same numbers as the grids.
 */
export const pictureSizes = {
  /** A card in a list. */
  list: sizesOf([1280, column(CARD_COLUMNS[1280], GUTTER)], ...threeCards, pairOfCards, [
    0,
    CONTENT,
  ]),
  /** A card in a short selection. */
  few: sizesOf(...threeCards, pairOfCards, [0, CONTENT]),
  /** A card with a background of its own. Beside its text, the picture is as high as the text. */
  band: sizesOf(...threeCards, besideWords, [0, CONTENT]),
  /** A single card: picture beside text. */
  only: sizesOf([SPLIT_BREAK, columns(7)], [768, pairOfCards[1]], besideWords, [0, CONTENT]),
  /** A slide of a carousel. */
  slide: sizesOf(
    [1280, column(3, GUTTER)],
    [SPLIT_BREAK, column(2, GUTTER)],
    [768, column(2, SLIM)],
    [0, CONTENT],
  ),
  /** A card in the staggered grid (two columns). */
  story: sizesOf([768, column(2, GUTTER)], pairOfCards, [0, CONTENT]),
  /** A picture within an article: one column wider than the text, if there is room. */
  text: [sizesOf([SPLIT_BREAK, columns(8)]), when(768, width(TEXT_WIDTH)), written(CONTENT)].join(
    ", ",
  ),
  /** Full content width. */
  whole,
  /** Beside the title at the top of a page, if there is room. */
  beside: sizesOf([SPLIT_BREAK, columns(7)], [0, CONTENT]),
  /** From edge to edge of a narrow screen, and of the content of a wider one. */
  across: sizesOf([768, CONTENT], [0, { start: 0, slope: 1 }]),
  /** Beside a form. */
  side: sizesOf([SPLIT_BREAK, columns(4)], [0, CONTENT]),
  /** The portrait of a writer. */
  portrait: width(PORTRAIT_WIDTH),
  /** Opens the home page: from the sixth column to the edge of the screen. */
  opening: [
    when(WHOLE_PAGE, `calc(50vw + ${OPENING}px)`),
    when(SPLIT_BREAK, written(plus(columns(7), lineOf(PAGE_SIDES), 1))),
    "100vw",
  ].join(", "),
  /** Behind the choice of a language. */
  hero: [HERO, NARROW_HERO, UPRIGHT_HERO].join(", "),
};

/** `sizes` of thumbnails, by number of columns, then by number of pictures. */
export const thumbnailSizes = {
  8: thumbnailsOn(8, [4, 4], [5, 3]),
  12: thumbnailsOn(12, [6, 6], [8, 4]),
};
