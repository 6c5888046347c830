import { SPLIT_BREAK } from "../../design-tokens/primitives/breakpoints.ts";
import { fluidLine, type Line } from "../../design-tokens/primitives/fluid.ts";
import {
  CARD_COLUMNS,
  CARD_GAP,
  CARD_PAIR_FROM,
  MAIN_GRID,
  PAGE_SIDES,
  PAGE_WIDTH,
  SLIDE_GAP,
  STORY_GAP,
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

const column = (count: number, gap: Range): Line =>
  times(plus(CONTENT, lineOf(gap), 1 - count), 1 / count);

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
  const [[first, widest] = [0, CONTENT]] = steps;
  const isNearly = PAGE_WIDTH - first < 30;
  const others = isNearly ? steps.slice(1) : steps;
  return [
    when(isNearly ? first : PAGE_WIDTH, width(at(widest, PAGE_WIDTH))),
    ...others.map(([screen, line]) => (screen > 0 ? when(screen, written(line)) : written(line))),
  ].join(", ");
}

const card = (count: number): Line => column(count, CARD_GAP);
const slide = (count: number): Line => column(count, SLIDE_GAP);

const whole = sizesOf([0, CONTENT]);

/** Of the columns of a page's thumbnails; their gap does not grow. */
const share = (part: number): Line => times(CONTENT, part);

/** So many of the twelve columns, with the gaps between them. */
const columns = (count: number): Line =>
  times(plus(CONTENT, { start: MAIN_GRID.gap, slope: 0 }, 1), count / MAIN_GRID.columns);

const without = ({ start, slope }: Line, pixels: number): Line => ({
  start: start - pixels,
  slope,
});

/** Pixels: beside many words a picture is so wide, seen or not, as it is high enough for them. */
const BESIDE_WORDS = 480;

/**
 * The hero fills a screen, or 760 pixels of it: where it is upright, its upright picture is as wide as
 * two thirds of its height, elsewhere the other one half as much again.
 */
const UPRIGHT_HERO = "(max-aspect-ratio: 4/5) max(100vw, min(507px, 67vh))";
const HERO = "max(100vw, min(1140px, 150vh))";

/**
 * How wide pictures are drawn, for the `sizes` of an image: the browser chooses a file by it before
 * it knows any style. They follow from the same numbers as the grids.
 */
export const pictureSizes = {
  /** One of a list of cards. */
  list: sizesOf(
    [1280, card(CARD_COLUMNS[1280])],
    [768, card(CARD_COLUMNS[768])],
    [CARD_PAIR_FROM, card(CARD_COLUMNS.base)],
    [0, CONTENT],
  ),
  /** One of a few cards. */
  few: sizesOf(
    [768, card(CARD_COLUMNS[768])],
    [CARD_PAIR_FROM, card(CARD_COLUMNS.base)],
    [0, CONTENT],
  ),
  /** One of a few on a ground of their own; beside its words it is as high as they are. */
  band: sizesOf(
    [768, card(CARD_COLUMNS[768])],
    [CARD_PAIR_FROM, { start: BESIDE_WORDS, slope: 0 }],
    [0, CONTENT],
  ),
  /** One of a row that moves. */
  slide: sizesOf([1280, slide(3)], [768, slide(2)], [0, CONTENT]),
  /** One of two staggered columns. */
  story: sizesOf([768, column(2, [STORY_GAP, STORY_GAP])], [0, CONTENT]),
  /** Among the words of a document. */
  text: [when(768, width(TEXT_WIDTH)), written(CONTENT)].join(", "),
  /** From edge to edge of the page's content. */
  whole,
  /** Beside the words at the head of a page, where there is room. */
  beside: sizesOf([SPLIT_BREAK, without(columns(7), MAIN_GRID.gap)], [0, CONTENT]),
  /** Beside a form. */
  side: sizesOf([SPLIT_BREAK, without(columns(4), MAIN_GRID.gap)], [0, CONTENT]),
  /** Behind the words at the head of a page. */
  hero: [UPRIGHT_HERO, HERO].join(", "),
  /** Of two thumbnails. */
  half: sizesOf([768, share(1 / 2)], [0, CONTENT]),
  /** Of three thumbnails, the first. */
  large: sizesOf([768, share(2 / 3)], [0, CONTENT]),
  /** Of three thumbnails, the others. */
  small: sizesOf([768, share(1 / 3)], [0, share(1 / 2)]),
};
