import { CROP_RATIO, type Crop, cropAround, onWideSheet } from "./crop.ts";
import type { Spot } from "./spots.ts";
import { spreadApart } from "./spread.ts";

type Point = [x: number, y: number];

/** A stop of a journey that is drawn in the browser. */
export interface OwnStop {
  spot: Spot;
  /** 0 for the first. */
  day: number;
}

/** The part of the map where a visitor's journey goes: its numbers, and a line for each day. */
export interface OwnWay {
  crop: Crop;
  /** In per cent of the part's width; the number of each place is that of its first stop. */
  numbers: { number: number; at: Point }[];
  /** "12.5,40 13,41.2", from the last stop of the day before. */
  lines: { day: number; points: string }[];
}

/** Per cent of the part's width that a number takes where the part is smallest. */
const NUMBER = 10;

const round = (value: number): number => Math.round(value * 10) / 10;

/** null where no stop lies on the map. Lines are straight: the ways are known to the build alone. */
export function ownWay(stops: readonly OwnStop[]): OwnWay | null {
  const shown = stops.flatMap(({ spot, day }, index) => {
    const at = onWideSheet(spot);
    return at ? [{ at, day, number: index + 1 }] : [];
  });
  if (shown.length === 0) return null;
  const crop = cropAround(shown.map(({ at }) => at));
  const keyOf = ({ at: [x, y] }: (typeof shown)[number]): string => `${round(x)} ${round(y)}`;
  const places = new Map<string, (typeof shown)[number]>();
  for (const one of shown) if (!places.has(keyOf(one))) places.set(keyOf(one), one);
  const within = ({ at: [x, y] }: (typeof shown)[number]): Point => [
    ((x - crop.x) / crop.width) * 100,
    ((y - crop.y) / crop.width) * 100,
  ];
  const spots = spreadApart([...places.values()].map(within), NUMBER, [100, 100 * CROP_RATIO]);
  const spotOf = new Map([...places.keys()].map((key, index) => [key, spots[index]]));
  const drawn = shown.map((one) => {
    const [x, y] = spotOf.get(keyOf(one)) ?? within(one);
    return { ...one, at: [round(x), round(y)] as Point };
  });
  const days = [...new Set(drawn.map(({ day }) => day))];
  const written = (points: Point[]): string =>
    points
      .map((point) => point.join(","))
      .filter((point, index, all) => point !== all[index - 1])
      .join(" ");
  return {
    crop,
    numbers: [...places.values()].map(({ number }) => ({
      number,
      at: drawn.find((one) => one.number === number)?.at ?? [0, 0],
    })),
    lines: days.flatMap((day) => {
      const before = drawn.findLast((one) => one.day < day);
      const own = drawn.filter((one) => one.day === day);
      const points = written([...(before ? [before] : []), ...own].map(({ at }) => at));
      return points.includes(" ") ? [{ day, points }] : [];
    }),
  };
}
