type Point = readonly [x: number, y: number];

/** Directions of the arrow keys: x to the right, y down. */
export const WAYS: Partial<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Factor for sideways distance, so that a point straight ahead is preferred. */
const ASIDE = 2;

/**
 * The index of the nearest point within 45° of a direction; -1 if there is none.
 *
 * nearestTowards([[0, 0], [9, 1], [2, 9]], 0, [1, 0]) => 1
 */
export function nearestTowards(points: Point[], from: number, [right, down]: Point): number {
  const [x, y] = points[from] ?? [0, 0];
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [index, [px, py]] of points.entries()) {
    const ahead = (px - x) * right + (py - y) * down;
    const aside = Math.abs((px - x) * down) + Math.abs((py - y) * right);
    if (index === from || ahead <= 0 || aside > ahead) continue;
    const distance = ahead + aside * ASIDE;
    if (distance < shortest) [best, shortest] = [index, distance];
  }
  return best;
}
