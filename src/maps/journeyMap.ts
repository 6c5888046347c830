import { BORDERS, MAIN_RIVER } from "../../art/map/region.ts";
import { kmBetween } from "../documents/viewModels/nearby.ts";
import { CROP_RATIO, type Crop, cropAround, onWideSheet, toWideSheet } from "./crop.ts";
import { crossing } from "./crossing.ts";
import type { MapStop } from "./mapStop.ts";
import { simplify } from "./simplify.ts";
import type { Spot } from "./spots.ts";
import { spreadApart } from "./spread.ts";
import { isOnMap, type LegLine, SAME_PLACE_IN_KM, waysOf } from "./waysOf.ts";

type Point = [x: number, y: number];

/** A way from stop to stop, in per cent of the part's width. */
export interface DrawnLeg {
  /** "12.5,40 13,41.2": as SVG writes them. */
  points: string;
  by: LegLine;
  /** Of the stop to which it leads. */
  day?: number;
  /** Where it goes over a border. */
  border?: Point;
}

/** The part of the map where a journey goes. */
export interface JourneyMapData {
  crop: Crop;
  /** Where the numbers stand, in per cent of the part's width; none where no stop lies on the map. */
  numbers: { number: number; at: Point; days?: number[] }[];
  legs: DrawnLeg[];
}

/** Per cent of the part's width that a number takes where the part is smallest. */
const NUMBER = 10;

/** Per cent: so far from the middle of a number the sign of a border is seen. */
const BESIDE_NUMBER = 8;

/** Per cent: smaller bends of a leg are not drawn. */
const BEND = 0.3;

/** A leg takes no more of the page. */
const MOST_BYTES = 400;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The bridge, the first land border, or else the middle. */
function borderOf(spots: Spot[]): Spot | undefined {
  const lines = [MAIN_RIVER, ...BORDERS];
  const found = lines.map((line) => crossing(spots, line)).find((spot) => spot !== null);
  return found ?? spots[Math.floor(spots.length / 2)];
}

/** Points of a line, about one per cent apart. */
const along = (points: Point[]): Point[] =>
  points.slice(1).flatMap(([toX, toY], index): Point[] => {
    const [x, y] = points[index] ?? [toX, toY];
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y)));
    return Array.from(
      { length: steps + 1 },
      (_, step): Point => [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps],
    );
  });

const apart = ([x, y]: Point, [otherX, otherY]: Point): number =>
  Math.hypot(otherX - x, otherY - y);

/** The point of a leg that is nearest to the border and that no number covers. */
function besideNumbers(border: Point, leg: Point[], numbers: Point[]): Point {
  const [nearest] = along(leg)
    .filter((point) => numbers.every((number) => apart(point, number) >= BESIDE_NUMBER))
    .sort((one, other) => apart(one, border) - apart(other, border));
  return nearest ?? border;
}

const isWithin = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= 100 && y <= 100 * CROP_RATIO;

/** Without what is beyond the part at the ends, but for one point at each. */
function trim(points: Point[]): Point[] {
  const first = points.findIndex(isWithin);
  const last = points.findLastIndex(isWithin);
  return first < 0 ? [] : points.slice(Math.max(0, first - 1), last + 2);
}

const written = (points: Point[]): string =>
  points
    .map(([x, y]) => `${round(x)},${round(y)}`)
    .filter((point, index, all) => point !== all[index - 1])
    .join(" ");

/** As exactly as it has room. */
function writtenShort(points: Point[]): string {
  for (let bend = BEND; ; bend *= 1.5) {
    const text = written(simplify(points, bend));
    if (text.length <= MOST_BYTES) return text;
  }
}

/** The stops at one place, by their positions in the list. */
interface Place {
  stops: number[];
  point: Spot | null;
  days: number[];
}

/** In a journey of several days, the places in the order of their first visit; else each stop is one. */
export function placesOf(stops: readonly MapStop[]): Place[] {
  const places: Place[] = [];
  for (const [index, { point, day }] of stops.entries()) {
    const known =
      day === undefined || !point
        ? undefined
        : places.find((place) => place.point && kmBetween(place.point, point) < SAME_PLACE_IN_KM);
    const place = known ?? { stops: [], point, days: [] };
    if (!known) places.push(place);
    place.stops.push(index);
    if (day !== undefined && !place.days.includes(day)) place.days.push(day);
  }
  return places;
}

export function journeyMap(stops: MapStop[]): JourneyMapData {
  const shown = placesOf(stops).flatMap(({ point, ...place }, index) => {
    const at = point && onWideSheet(point);
    return at ? [{ at, index, ...place }] : [];
  });
  if (shown.length === 0) return { crop: cropAround([[50, 50]]), numbers: [], legs: [] };
  const ways = waysOf(stops);
  const passed = ways.flatMap(({ spots }) => spots.filter(isOnMap).map(toWideSheet));
  const crop = cropAround([...shown.map(({ at }) => at), ...passed]);
  const within = ([x, y]: Point): Point => [
    ((x - crop.x) / crop.width) * 100,
    ((y - crop.y) / crop.width) * 100,
  ];
  const places = shown.map(({ at }) => within(at));
  const spots = spreadApart(places, NUMBER, [100, 100 * CROP_RATIO]);
  const numberAt = new Map(
    shown.flatMap(({ stops: own }, place) => own.map((index) => [index, spots[place]] as const)),
  );
  const numberOf = (index: number): Point[] =>
    [numberAt.get(index)].flatMap((at) => (at ? [at] : []));
  const legs = ways.map(({ ends: [from, to], spots: way, by, hasBorder }): DrawnLeg => {
    const { day } = stops[to] ?? {};
    const border = hasBorder ? borderOf(way) : undefined;
    const points = by === "straight" ? [] : trim(way.map((spot) => within(toWideSheet(spot))));
    // From number to number: they stand beside their places where these are close together.
    const line = [...numberOf(from), ...points, ...numberOf(to)];
    const sign = border && besideNumbers(within(toWideSheet(border)), line, spots);
    return {
      points: writtenShort(line),
      by,
      ...(day !== undefined && { day }),
      ...(sign && { border: [round(sign[0]), round(sign[1])] }),
    };
  });
  return {
    crop,
    numbers: shown.map(({ index, days }, place) => {
      const [x, y] = spots[place] ?? [0, 0];
      return { number: index + 1, at: [round(x), round(y)], ...(days.length > 0 && { days }) };
    }),
    legs,
  };
}
