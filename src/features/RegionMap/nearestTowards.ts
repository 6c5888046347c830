type Point = readonly [x: number, y: number];

/** What the arrow keys stand for, to the right and down. */
export const WAYS: Partial<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A step aside counts as so many ahead: what lies straight on comes first. */
const ASIDE = 2;

/**
 * nearestTowards([[0, 0], [9, 1], [2, 9]], 0, [1, 0]) => 1: the nearest point within a right angle around
 * a direction; -1 where there is none.
 */
export function nearestTowards(points: Point[], from: number, [right, down]: Point): number {
  const [x, y] = points[from] ?? [0, 0];
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [index, [px, py]] of points.entries()) {
    const ahead = (px - x) * right + (py - y) * down;
    const aside = Math.abs((px - x) * down) + Math.abs((py - y) * right);
    if (index === from || ahead <= 0 || aside > ahead) continue;
    const way = ahead + aside * ASIDE;
    if (way < shortest) [best, shortest] = [index, way];
  }
  return best;
}
