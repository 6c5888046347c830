type Point = [x: number, y: number];

const ROUNDS = 400;

/** Two squares lie apart when they do so in one direction. */
function overlap([x1, y1]: Point, [x2, y2]: Point, side: number): Point {
  return [side - Math.abs(x2 - x1), side - Math.abs(y2 - y1)];
}

const within = (value: number, side: number, size: number): number =>
  Math.min(Math.max(value, side / 2), size - side / 2);

/**
 * Moves the middles of equal squares as little as it takes until none lies on another: a finger finds
 * each. They stay on the sheet, and each time they go the same way.
 */
export function spreadApart(points: Point[], side: number, [width, height]: Point): Point[] {
  const moved = points.map(([x, y]): Point => [within(x, side, width), within(y, side, height)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    let isCalm = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [right, down] = overlap(one, other, side);
        if (right <= 0.01 || down <= 0.01) continue;
        isCalm = false;
        const axis = right < down ? 0 : 1;
        const half = (axis === 0 ? right : down) / 2 + 0.01;
        const way = other[axis] >= one[axis] ? half : -half;
        one[axis] -= way;
        other[axis] += way;
      }
    }
    for (const point of moved) {
      point[0] = within(point[0], side, width);
      point[1] = within(point[1], side, height);
    }
    if (isCalm) break;
  }
  return moved;
}
