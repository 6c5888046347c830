type Point = [x: number, y: number];

/** How far a point is from a straight piece. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [wide, high] = [toX - fromX, toY - fromY];
  const length = wide * wide + high * high;
  const part = length === 0 ? 0 : ((x - fromX) * wide + (y - fromY) * high) / length;
  const within = Math.min(1, Math.max(0, part));
  return Math.hypot(x - fromX - wide * within, y - fromY - high * within);
}

/** The points of a line without those that are nearer than `least` to the rest (Douglas and Peucker). */
export function simplify(points: Point[], least: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const away = points.map((point) => distance(point, first, last));
  const most = Math.max(...away);
  if (most <= least) return [first, last];
  const corner = away.indexOf(most);
  return [
    ...simplify(points.slice(0, corner + 1), least).slice(0, -1),
    ...simplify(points.slice(corner), least),
  ];
}
