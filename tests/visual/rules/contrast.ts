import { toLight } from "../../../design-tokens/primitives/oklab.ts";
import type { Finding } from "./finding.ts";
import { type Box, shrink } from "./geometry.ts";
import type { PaintedWords, Rgb } from "./words.ts";

/** A screenshot of the page without its text, three bytes per pixel, row by row. */
export interface Background {
  width: number;
  height: number;
  data: Uint8Array;
}

const NEEDED = { small: 4.5, large: 3 };
/** The share of a line's height, at top and bottom, that small letters do not fill. */
const SPARE = 0.2;
/**
 * The share of pixels that may have less contrast: the edge of a neighbour may reach into the line.
 */
const ALLOWED_SHARE = 0.02;

/** All text has enough contrast to its background, picture or colour. */
export function findLowContrast(words: PaintedWords[], background: Background): Finding[] {
  return words.flatMap((painted) => {
    const { where, isLarge } = painted;
    const needed = isLarge ? NEEDED.large : NEEDED.small;
    const worst = contrastOf(painted, background);
    if (worst >= needed) return [];
    const what = `has a contrast of ${worst.toFixed(2)} to 1 and needs ${needed}`;
    return [{ rule: "contrast", where, what }];
  });
}

interface Strictness {
  /** Share of a line's height that is ignored at top and bottom. */
  spare: number;
  /** Share of pixels that may have less contrast. */
  allowed: number;
}

/** No pixel is ignored. */
export const EVERY_PIXEL: Strictness = { spare: 0, allowed: 0 };

/** The lowest contrast of a text in all of its lines. */
export function contrastOf(
  { colour, opacity, boxes }: PaintedWords,
  background: Background,
  strictness: Strictness = { spare: SPARE, allowed: ALLOWED_SHARE },
): number {
  return Math.min(...boxes.map((box) => measure(colour, opacity, box, background, strictness)));
}

/** The lowest contrast, without the allowed share of pixels. */
function measure(
  colour: Rgb,
  opacity: number,
  box: Box,
  background: Background,
  { spare, allowed }: Strictness,
): number {
  const counts = countColours(shrink(box, spare), background);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const measured = [...counts]
    .map(([packed, count]) => {
      const below = unpack(packed);
      return { ratio: ratioOf(mix(colour, opacity, below), below), count };
    })
    .sort((one, other) => one.ratio - other.ratio);
  let ignored = 0;
  for (const { ratio, count } of measured) {
    ignored += count;
    if (ignored > total * allowed) return ratio;
  }
  return Number.POSITIVE_INFINITY;
}

function countColours(box: Box, { width, height, data }: Background): Map<number, number> {
  const counts = new Map<number, number>();
  const [left, right] = [Math.max(Math.ceil(box.left), 0), Math.min(Math.floor(box.right), width)];
  const [top, bottom] = [Math.max(Math.ceil(box.top), 0), Math.min(Math.floor(box.bottom), height)];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3;
      const packed = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(packed, (counts.get(packed) ?? 0) + 1);
    }
  }
  return counts;
}

const unpack = (packed: number): Rgb => [packed >> 16, (packed >> 8) & 255, packed & 255];

const mix = (top: Rgb, opacity: number, bottom: Rgb): Rgb => [
  bottom[0] + (top[0] - bottom[0]) * opacity,
  bottom[1] + (top[1] - bottom[1]) * opacity,
  bottom[2] + (top[2] - bottom[2]) * opacity,
];

/** ratioOf([0, 0, 0], [255, 255, 255]) => 21; https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function ratioOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * toLight(red / 255) + 0.7152 * toLight(green / 255) + 0.0722 * toLight(blue / 255);
