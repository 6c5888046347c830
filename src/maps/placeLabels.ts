import { type Box, touch } from "./box.ts";

type Point = [x: number, y: number];

export interface LabelledPoint {
  at: Point;
  /** The size of its name. */
  size: Point;
}

const GAP = 9;

/** Beside, above and below its point, the best first. */
function boxesOf({ at: [x, y], size: [width, height] }: LabelledPoint): Box[] {
  const [right, left] = [x + GAP, x - GAP - width];
  const [middle, high, low] = [y - height / 2, y - GAP - height, y + GAP];
  const centre = x - width / 2;
  return [
    [right, middle],
    [left, middle],
    [centre, high],
    [centre, low],
    [right, high],
    [left, high],
    [right, low],
    [left, low],
  ].map(([boxX = 0, boxY = 0]) => ({ x: boxX, y: boxY, width, height }));
}

const isWithin = ({ x, y, width, height }: Box, [right, bottom]: Point): boolean =>
  x >= 2 && y >= 2 && x + width <= right - 2 && y + height <= bottom - 2;

/** Where the name of each point has room, on a sheet of that size; null where none is left. */
export function placeLabels(points: LabelledPoint[], sheet: Point): (Point | null)[] {
  const taken = points.map(
    ({ at: [x, y] }): Box => ({ x: x - GAP, y: y - GAP, width: 2 * GAP, height: 2 * GAP }),
  );
  return points.map((point) => {
    const free = boxesOf(point).find(
      (box) => isWithin(box, sheet) && !taken.some((other) => touch(box, other)),
    );
    if (!free) return null;
    taken.push(free);
    return [free.x, free.y];
  });
}
