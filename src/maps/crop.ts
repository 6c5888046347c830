import { FRAMES, type Frame, isOn, project, type Spot } from "../../art/map/frames.ts";

/** A part of the wide sheet, in per cent of its width; its form is always the same. */
export interface Crop {
  x: number;
  y: number;
  width: number;
}

/** Height to width of what is shown of the sheet. */
export const CROP_RATIO = 3 / 4;

/** Smaller, and one no longer knows where one is. */
const SMALLEST = 34;
/** Between what is shown and the edge. */
const MARGIN = 7;

const FRAME = FRAMES.wide;
const HEIGHT = (FRAME.height / FRAME.width) * 100;

/** Where a spot lies, in per cent of a sheet's width, also beyond the sheet. */
export function toSheet(frame: Frame, spot: Spot): [x: number, y: number] {
  const [x, y] = project(frame, spot);
  return [(x / frame.width) * 100, (y / frame.width) * 100];
}

/** The same on the wide sheet. */
export const toWideSheet = (spot: Spot): [x: number, y: number] => toSheet(FRAME, spot);

/** The same, but null beyond the sheet. */
export const onWideSheet = (spot: Spot): [x: number, y: number] | null =>
  isOn(FRAME, spot) ? toWideSheet(spot) : null;

/** The part that shows all points, and some land around them. */
export function cropAround(points: [x: number, y: number][]): Crop {
  const reach = (axis: 0 | 1): [least: number, most: number] => [
    Math.min(...points.map((point) => point[axis])) - MARGIN,
    Math.max(...points.map((point) => point[axis])) + MARGIN,
  ];
  const [left, right] = reach(0);
  const [top, bottom] = reach(1);
  const wanted = Math.max(right - left, (bottom - top) / CROP_RATIO, SMALLEST);
  const width = Math.min(wanted, 100, HEIGHT / CROP_RATIO);
  const height = width * CROP_RATIO;
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  return {
    x: within((left + right - width) / 2, 100 - width),
    y: within((top + bottom - height) / 2, HEIGHT - height),
    width,
  };
}
