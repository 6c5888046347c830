import { CROP_RATIO, type Crop, cropAround, onWideSheet } from "./crop.ts";
import type { MapStop } from "./mapStop.ts";
import { spreadApart } from "./spread.ts";

/** The part of the map where a journey goes. */
export interface JourneyMapData {
  crop: Crop;
  /** Where the numbers stand, in per cent of the part's width; none where no stop lies on the map. */
  numbers: { number: number; at: [x: number, y: number] }[];
}

/** Per cent of the part's width that a number takes where the part is smallest. */
const NUMBER = 11;

const round = (value: number): number => Math.round(value * 10) / 10;

export function journeyMap(stops: MapStop[]): JourneyMapData {
  const shown = stops.flatMap(({ point }, index) => {
    const at = point && onWideSheet(point);
    return at ? [{ at, number: index + 1 }] : [];
  });
  const crop = cropAround(shown.map(({ at }) => at));
  const within = shown.map(({ at: [x, y] }): [number, number] => [
    ((x - crop.x) / crop.width) * 100,
    ((y - crop.y) / crop.width) * 100,
  ]);
  const spots = spreadApart(within, NUMBER, [100, 100 * CROP_RATIO]);
  return {
    crop,
    numbers: shown.map(({ number }, index) => {
      const [x, y] = spots[index] ?? [0, 0];
      return { number, at: [round(x), round(y)] };
    }),
  };
}
