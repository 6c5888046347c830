/** Pixels from the top left corner of the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** The intersection of two boxes; null if there is none. */
export function intersect(one: Box, other: Box): Box | null {
  const shared = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return widthOf(shared) > 0 && heightOf(shared) > 0 ? shared : null;
}

/** The smallest box that contains both. */
export function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Removes a share of the height at top and bottom: shrink({ … 20 px high }, 0.25) => 10 px high */
export function shrink(box: Box, share: number): Box {
  const part = heightOf(box) * share;
  return { ...box, top: box.top + part, bottom: box.bottom - part };
}

export const centreOf = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** The distance of a point from a box; 0 inside it. */
export function distanceTo({ x, y }: { x: number; y: number }, box: Box): number {
  const across = Math.max(box.left - x, 0, x - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(across, down);
}
