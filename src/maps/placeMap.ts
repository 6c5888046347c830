import { CROP_RATIO, type Crop, cropAround, onWideSheet } from "./crop.ts";
import type { MapStop } from "./mapStop.ts";
import { type LabelledPoint, placeLabels } from "./placeLabels.ts";

type Point = [x: number, y: number];

/** The part of the map where a place lies. */
export interface PlaceMapData {
  crop: Crop;
  /** In per cent of the part's width; null for a name that has no room. */
  points: { name: string; at: Point; nameAt: Point | null }[];
}

/** Pixels: the width for which names find their room; on a wider part they have more. */
const WIDTH = 280;
/** Pixels: a letter, and a line. */
const LETTER = 8;
const LINE = 20;

const perCent = ([x, y]: Point): Point => [
  Math.round((x / WIDTH) * 1000) / 10,
  Math.round((y / WIDTH) * 1000) / 10,
];

/** The first is the place itself, the others are near. */
export function placeMap(stops: MapStop[]): PlaceMapData {
  const shown = stops.flatMap(({ name, point }) => {
    const at = point && onWideSheet(point);
    return at ? [{ name, at }] : [];
  });
  const crop = cropAround(shown.map(({ at }) => at));
  const pixels = WIDTH / crop.width;
  const named = shown.map(
    ({ name, at: [x, y] }): LabelledPoint => ({
      at: [(x - crop.x) * pixels, (y - crop.y) * pixels],
      size: [name.length * LETTER, LINE],
    }),
  );
  const spots = placeLabels(named, [WIDTH, WIDTH * CROP_RATIO]);
  return {
    crop,
    points: named.map(({ at }, index) => {
      const spot = spots[index];
      return {
        name: shown[index]?.name ?? "",
        at: perCent(at),
        nameAt: spot ? perCent(spot) : null,
      };
    }),
  };
}
